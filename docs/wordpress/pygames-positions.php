<?php
/**
 * Plugin Name: Positions of pygames
 * Description: Shows a game, position, lesson or puzzle whose address stands on a line of its own. Authors may use it, too.
 * License: MIT
 *
 * Put your address in, and copy this file into wp-content/plugins. The address may hold letters, digits and . _ ~ @ / = - only,
 * so nothing of what an author writes can leave the frame's attribute.
 */

const PYGAMES_SITE = 'https://you.example/pygames/';

add_action( 'init', function () {
	$pattern = '~^' . preg_quote( PYGAMES_SITE, '~' ) . '#([\w.\~@/=-]+)$~';
	wp_embed_register_handler( 'pygames', $pattern, function ( $found ) {
		$source = PYGAMES_SITE . '?embed&lang=' . substr( get_locale(), 0, 2 ) . '#' . $found[1];
		return '<iframe title="pygames" src="' . esc_url( $source ) . '" width="100%" height="700" loading="lazy" '
			. 'sandbox="allow-scripts allow-same-origin" allow="clipboard-write" style="border:0"></iframe>';
	} );
} );
