/** Letters that people read off one screen and type into another: no O, I, L or U, which look like others or make words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The length of a code that carries a key to another device: 60 bits, more than ten minutes of guessing at the price of a guess. */
export const transferLetters = 12;

/** The length of a passphrase that is made up here: 80 bits. */
const passphraseLetters = 16;

/** The salt of all transfers: the code is random by itself. */
export const transferSalt = 'daftar: a key on its way';

/** A code of random bytes, one letter for each. */
export const codeOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');

/** A code as it is shown, in groups of four. */
export const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** The code in what was typed: without its groups, and with its own letters for those that they look like. */
export const tidiedCode = (typed: string): string => typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

const isCode = (text: string, length: number): boolean => text.length === length && Array.from(text).every((letter) => alphabet.includes(letter));

/** Whether a tidied text can be the code of a transfer. */
export const isTransferCode = (text: string): boolean => isCode(text, transferLetters);

/** A passphrase that nobody guesses, of letters that were drawn. */
export const drawnPassphrase = (draw: (length: number) => string): string => inGroups(draw(passphraseLetters));

/** The shortest passphrase that is taken. */
export const shortestPassphrase = 12;

export const isTooShort = (passphrase: string): boolean => passphrase.trim().length < shortestPassphrase;

/** A passphrase as it seals and opens: one that was drawn here may be typed in small letters and without its groups. */
export function saidPassphrase(typed: string): string {
  const tidied = tidiedCode(typed);
  return isCode(tidied, passphraseLetters) ? inGroups(tidied) : typed;
}
