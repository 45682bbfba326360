import { homoglyphs } from '../content/lookalikes.ts';
import { nameKey } from '../companies/name-key.ts';
import { plainText } from '../content/plain-text.ts';

/** The blank of Braille, and the selectors of emoji: neither is of use in a name. */
const ofNoUse = /\u2800|\ufe0e|\ufe0f/g;
/** The joiners mean something inside words of Indian scripts alone. */
const idleJoiner = /(?<![\u0900-\u0d7f])[\u200c\u200d]+|[\u200c\u200d]+(?![\u0900-\u0d7f])/g;

/** A text of a form in one line, with nothing in it that cannot be seen or that turns the direction of writing. */
export const lineOf = (text: string): string => plainText(text).replace(ofNoUse, '').replace(idleJoiner, '').replace(/\s+/g, ' ').trim();

/** Whether a line has a letter or a figure by which it can be distinguished from others. */
export const isReadable = (line: string): boolean => /[\p{L}\p{N}]/u.test(line);

const joiners = /[\u200c\u200d]/g;
const latinAccent = /(?<=[a-z])[\u0300-\u036f]+/g;

/** The look of a name of a topic or a company: names that look alike, be it by letters of another alphabet, are one and the same here. */
export const lookOfLine = (name: string): string =>
  [...nameKey(lineOf(name).normalize('NFKC').replace(joiners, '')).toLowerCase().normalize('NFD').replace(latinAccent, '')]
    .map((letter) => homoglyphs.get(letter) ?? letter)
    .join('')
    .replace(latinAccent, '')
    .normalize('NFC');
