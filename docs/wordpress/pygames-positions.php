<?php
/**
 * Plugin Name: Positions of pygames
 * Description: Shows a game, position, lesson or puzzle whose address stands on a line of its own. Authors may use it, too.
 * License: MIT
 *
 * Put your address in, and copy this file into wp-content/plugins. It takes the address of a link that "Share" copies, and that of
 * a frame, which stands in `src="…"` of "Copy for a web page": it says what the position is about, and shows its table. An address may
 * hold letters, digits and . _ ~ @ / = - & + % only, so nothing of what an author writes can leave the frame's attribute.
 */

const PYGAMES_SITE = 'https://you.example/pygames/';

add_action( 'init', function () {
	$pattern = '~^' . preg_quote( PYGAMES_SITE, '~' ) . '(?:\?embed&(?:amp;)?lang=([a-z]{2}))?#([\w.\~@/=&;+%-]+)$~';
	wp_embed_register_handler( 'pygames', $pattern, function ( $found ) {
		$shown = str_replace( 'amp;', '', $found[2] );
		parse_str( strstr( $shown, '&' ) ?: '', $said );
		$title = is_string( $said['about'] ?? null ) ? $said['about'] : 'pygames';
		$source = PYGAMES_SITE . '?embed&lang=' . ( $found[1] ?: substr( get_locale(), 0, 2 ) ) . '#' . $shown;
		return '<iframe title="' . esc_attr( $title ) . '" src="' . esc_url( $source ) . '" width="100%" height="700" loading="lazy" '
			. 'sandbox="allow-scripts allow-same-origin" allow="clipboard-write" style="border:0"></iframe>';
	} );
} );
