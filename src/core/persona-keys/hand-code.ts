/** Omits O, I, L and U, which look alike or form words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 60 bits, more than ten minutes of guessing. */
export const transferLetters = 12;

/** 80 bits. */
const passphraseLetters = 16;

/** Fixed salt of transfers, since codes are random. */
export const transferSalt = 'daftar: a key on its way';

export const codeOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');

export const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Removes groups and maps lookalike letters. */
export const tidiedCode = (typed: string): string => typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

const isCode = (text: string, length: number): boolean => text.length === length && Array.from(text).every((letter) => alphabet.includes(letter));

export const isTransferCode = (text: string): boolean => isCode(text, transferLetters);

export const drawnPassphrase = (draw: (length: number) => string): string => inGroups(draw(passphraseLetters));

export const shortestPassphrase = 12;

export const isTooShort = (passphrase: string): boolean => passphrase.trim().length < shortestPassphrase;

/** Normalizes generated passphrases typed without groups or capitals. */
export function saidPassphrase(typed: string): string {
  const tidied = tidiedCode(typed);
  return isCode(tidied, passphraseLetters) ? inGroups(tidied) : typed;
}
