import { Failure } from '../failure.ts';
import { longestSealedKey } from './key-copies.ts';

/** A backup of a key: sealed, with the salt of its seal. It does not say of which name. */
export interface KeyFile {
  readonly salt: string;
  readonly sealed: string;
}

/** The first line, which says what the file is, and how it is to be read. */
const heading = 'daftar key 1';

/** The name of the file. On a shared computer a list of downloads must say neither where someone writes nor that they do under another name. */
export const keyFileName = 'sealed-note.txt';

/** The size beyond which a file is not even read. */
export const largestKeyFile = 4_096;

/** The text of a backup file. */
export const keyFileText = ({ salt, sealed }: KeyFile): string => `${heading}\n${salt}\n${sealed}\n`;

/** The backup in a text; refused where it is none (NO_KEY_FILE). */
export function keyFileIn(text: string): KeyFile {
  const [first, salt = '', sealed = '', ...rest] = text.trim().split(/\s*\n/);
  const isWhole = first === heading && rest.length === 0 && [salt, sealed].every((line) => /^[\w-]+$/.test(line));
  if (!isWhole || sealed.length > longestSealedKey) throw new Failure('invalid', 'This is not a backup of a key', { code: 'NO_KEY_FILE' });
  return { salt, sealed };
}
