/** Characters not confused when read aloud. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** Random bytes of a number, and its count of letters. */
export const receiptNumberBytes = 16;

/** Receipt number of eighty bits, grouped for reading aloud. */
export const receiptNumberOf = (random: Uint8Array): string =>
  [...random].map((byte, at) => (at > 0 && at % 4 === 0 ? '-' : '') + letters.charAt(byte & 31)).join('');

export const isReceiptNumber = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/.test(text);
