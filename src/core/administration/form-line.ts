import { homoglyphs } from '../content/lookalikes.ts';
import { nameKey } from '../companies/name-key.ts';
import { plainText } from '../content/plain-text.ts';

/** Braille blank and emoji selectors, useless in names. */
const ofNoUse = /\u2800|\ufe0e|\ufe0f/g;
/** Joiners outside Indian scripts, where they mean nothing. */
const idleJoiner = /(?<![\u0900-\u0d7f])[\u200c\u200d]+|[\u200c\u200d]+(?![\u0900-\u0d7f])/g;

/** Single line without invisible or direction-changing signs. */
export const lineOf = (text: string): string => plainText(text).replace(ofNoUse, '').replace(idleJoiner, '').replace(/\s+/g, ' ').trim();

export const isReadable = (line: string): boolean => /[\p{L}\p{N}]/u.test(line);

const joiners = /[\u200c\u200d]/g;
const latinAccent = /(?<=[a-z])[\u0300-\u036f]+/g;

/** Look of a topic's or company's name, equal for lookalikes in other alphabets. */
export const lookOfLine = (name: string): string =>
  [...nameKey(lineOf(name).normalize('NFKC').replace(joiners, '')).toLowerCase().normalize('NFD').replace(latinAccent, '')]
    .map((letter) => homoglyphs.get(letter) ?? letter)
    .join('')
    .replace(latinAccent, '')
    .normalize('NFC');
