import { isUnseen } from '../content/unseen-signs.ts';
import { arabicLetter, indicLetter, isIndic, sharedSpelling } from './indic-letters.ts';
import { cyrillicSounds, enclosedLetter, homoglyphs, standIns } from '../content/lookalikes.ts';
import { soundOf } from './sounds.ts';

/** Word for comparison, without accents, repeated letters and look-alikes. */
export interface FoldedWord {
  readonly text: string;
  /** All readings of signs and digits as letters ("leet"), including the plain one. */
  readonly readings: readonly string[];
  /** Letters with `*` for signs that may hide one, if any. */
  readonly masked: string | undefined;
  readonly from: number;
  readonly to: number;
  /** True if a figure or sign replaces a letter between others. */
  readonly isDisguised: boolean;
  readonly gap: string;
  readonly isCapitalized: boolean;
  readonly isAbbreviation?: boolean;
}

/** Longest compared word, to which longer ones are cut. */
export const longestWord = 64;

const closingVirama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]$/;

interface Piece {
  readonly raw: string;
  readonly read: string;
  readonly end: number;
}

/** Signs and figures without a letter count as gaps. */
export function foldedWords(text: string): readonly FoldedWord[] {
  const words: FoldedWord[] = [];
  let pieces: Piece[] = [];
  let [from, at] = [0, 0];
  const end = (): void => {
    if (pieces.some(({ read }) => /\p{L}/u.test(read))) words.push(wordOf(pieces, { from, gap: text.slice(words.at(-1)?.to ?? 0, from) }));
    pieces = [];
  };
  for (const raw of text) {
    const read = letterOf(raw);
    if (read === undefined) end();
    else if (read !== '') {
      if (pieces.length === 0) from = at;
      if (pieces.length < longestWord && !isHeld(pieces, read)) pieces.push({ raw, read, end: at + raw.length });
      else pieces = [...pieces.slice(0, -1), { ...(pieces.at(-1) ?? { raw, read }), end: at + raw.length }];
    }
    at += raw.length;
  }
  end();
  return words;
}

/** Ignores letters repeated more than three times. */
const isHeld = (pieces: readonly Piece[], read: string): boolean => read !== '*' && pieces.length > 2 && pieces.slice(-3).every((piece) => piece.read === read);

function wordOf(pieces: readonly Piece[], place: Pick<FoldedWord, 'from' | 'gap'>): FoldedWord {
  const isLetter = ({ read }: Piece): boolean => /\p{L}/u.test(read);
  const bare = isCode(pieces) ? pieces : pieces.slice(pieces.findIndex(isLetter), pieces.findLastIndex(({ read }) => /[\p{L}\p{M}]/u.test(read)) + 1);
  const readings = [bare, pieces].flatMap((some) => {
    const [plain, digits] = [some.map(plainly).join(''), some.map((piece) => (/[1!|]/.test(piece.raw) ? 'l' : plainly(piece))).join('')];
    return plain === digits ? [plain] : [plain, digits];
  });
  const mixed = byTheirSounds(bare);
  const mask = bare.some(({ read }) => isIndic(read.charCodeAt(0))) ? /[*#%&^+@$!\d]/ : /[*#%&^+@$!]/;
  const isMasked = bare.some(({ raw }) => mask.test(raw)) || pieces.some(({ raw }) => /[*#%&^+@$!]/.test(raw));
  return {
    ...place,
    to: pieces.findLast(({ raw }) => !/[!|]/.test(raw))?.end ?? place.from,
    text: spelled(bare.map(plainly).join('')),
    readings: [...new Set([...readings, ...mixed].map(spelled))],
    masked: isMasked ? pieces.map(({ raw, read }) => (mask.test(raw) ? '*' : read)).join('') : undefined,
    isDisguised: /\p{L}[\d@$!|]+\p{L}/u.test(bare.map(({ raw }) => raw).join('')),
    isCapitalized: /^\p{Lu}[\p{Ll}\p{M}'’]+$/u.test(bare.map(({ raw }) => raw).join('')),
  };
}

/** Transliterates Cyrillic and mixed-script words by sound, as their writers intend. */
function byTheirSounds(pieces: readonly Piece[]): readonly string[] {
  const isCyrillic = pieces.some(({ raw }) => cyrillicSounds.has(raw.toLowerCase()));
  const isMixed = pieces.some(({ read }) => isIndic(read.charCodeAt(0))) && pieces.some(({ read }) => /^[a-z]/.test(read));
  return isCyrillic || isMixed
    ? [pieces.map((piece) => cyrillicSounds.get(piece.raw.toLowerCase()) ?? [...plainly(piece)].map(soundOf).join('')).join('')]
    : [];
}

/** Recognizes order or room numbers: up to three letters with at least three digits. */
const isCode = (pieces: readonly Piece[]): boolean => {
  const written = pieces.map(({ raw }) => raw).join('');
  return /^\d*[a-z]{1,3}\d*$/i.test(written) && written.replace(/\D/g, '').length > 2;
};

const ascii = Array.from({ length: 0x80 }, (_none, code) => {
  const raw = String.fromCharCode(code);
  return /[a-z0-9*#%&^+@$!|]/i.test(raw) ? raw.toLowerCase() : undefined;
});

const plainly = ({ read }: Piece): string => standIns[read] ?? read;

const spelled = (text: string): string => (isIndic(text.charCodeAt(0)) ? sharedSpelling(text).replace(closingVirama, '') : text);

/** Letter for comparison. Empty if invisible, nothing if it separates words. */
function letterOf(raw: string): string | undefined {
  const code = raw.codePointAt(0) ?? 0;
  if (code < 0x80) return ascii[code];
  if (isUnseen(raw)) return '';
  if (isIndic(code))
    return code === 0x09_64 || code === 0x09_65 ? undefined : [...raw.normalize('NFD')].map((part) => indicLetter(part.codePointAt(0) ?? 0)).join('');
  const plain = enclosedLetter(code) ?? raw.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  if (plain === '') return '';
  const read = [...plain].map((part) => homoglyphs.get(part) ?? arabicLetter(part)).join('');
  return /^[\p{L}\p{N}]+$/u.test(read) || Object.hasOwn(standIns, read) ? read : undefined;
}
