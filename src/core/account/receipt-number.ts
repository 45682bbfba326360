/** Letters and digits of which none is taken for another when it is read out. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** The bytes that a number is made of, and as many letters. */
export const receiptNumberBytes = 16;

/** A receipt number made of random bytes: eighty bits in groups that can be read out. */
export const receiptNumberOf = (random: Uint8Array): string =>
  [...random].map((byte, at) => (at > 0 && at % 4 === 0 ? '-' : '') + letters.charAt(byte & 31)).join('');

export const isReceiptNumber = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/.test(text);
