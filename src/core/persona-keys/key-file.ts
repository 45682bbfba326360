import { Failure } from '../failure.ts';
import { longestSealedKey } from './key-copies.ts';

/** Sealed key backup with its salt, not naming the pseudonym. */
export interface KeyFile {
  readonly salt: string;
  readonly sealed: string;
}

const heading = 'daftar key 1';

/** Reveals neither the product nor a pseudonym on a shared computer. */
export const keyFileName = 'sealed-note.txt';

/** Larger files are not read. */
export const largestKeyFile = 4_096;

export const keyFileText = ({ salt, sealed }: KeyFile): string => `${heading}\n${salt}\n${sealed}\n`;

/** Refused if invalid (NO_KEY_FILE). */
export function keyFileIn(text: string): KeyFile {
  const [first, salt = '', sealed = '', ...rest] = text.trim().split(/\s*\n/);
  const isWhole = first === heading && rest.length === 0 && [salt, sealed].every((line) => /^[\w-]+$/.test(line));
  if (!isWhole || sealed.length > longestSealedKey) throw new Failure('invalid', 'This is not a backup of a key', { code: 'NO_KEY_FILE' });
  return { salt, sealed };
}
