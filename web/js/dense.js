// Reads the bytes that web/bundle/dense.py has written as characters.

const LEFT_OUT = [0x00, 0x0a, 0x0d, 0x3c];
const UNUSED = [0x81, 0x8d, 0x8f, 0x90, 0x9d]; // by windows-1252, so they stay what they are
const same = (byte) => byte < 0x80 || byte > 0x9f || UNUSED.includes(byte);
const digits = Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => same(byte) && !LEFT_OUT.includes(byte));
const BASE = digits.length;
const DIGIT = new Uint8Array(256);
digits.forEach((byte, digit) => {
  DIGIT[byte] = digit;
});

/** The first `size` bytes of what the text holds. */
export function decode(text, size) {
  const bytes = new Uint8Array(Math.ceil(text.length / 32) * 31);
  const digit = (at) => DIGIT[text.charCodeAt(at)];
  let end = 0;
  const write = (word, count) => {
    for (let shift = 8 * (count - 1); shift >= 0; shift -= 8) bytes[end++] = word >>> shift;
  };
  let kept = 0; // bits that do not make a byte yet
  let count = 0;
  for (let at = 0; at < text.length; at += 4) {
    const group = ((digit(at) * BASE + digit(at + 1)) * BASE + digit(at + 2)) * BASE + digit(at + 3); // 31 bits
    if (count === 0) {
      write(group >>> 7, 3);
      [kept, count] = [group, 7];
    } else {
      write((kept << (32 - count)) | (group >>> (count - 1)), 4);
      [kept, count] = [group, count - 1];
    }
  }
  return bytes.subarray(0, size);
}
