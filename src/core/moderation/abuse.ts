import { abusiveWords } from './abusive-words.ts';

/** Signs that stand for letters in words written to pass a filter. */
const standIns: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  '£': 'l',
};

/** Letters of other scripts that look like Latin ones. */
const twins: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  һ: 'h',
  к: 'k',
  т: 't',
  м: 'm',
  н: 'h',
  в: 'b',
  α: 'a',
  ο: 'o',
  ι: 'i',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  κ: 'k',
};

const hidden = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
/** A word with everything that may have been put inside it. */
const token = /[\p{L}\p{M}\p{N}@$!|€£*]+(?:[.\-_'’*·•~,/\\]+[\p{L}\p{M}\p{N}@$!|€£*]+)*/gu;
const inner = /[.\-_'’·•~,/\\]+/;
const alone = /^[\p{L}\p{N}@$!|€£*]\p{M}*$/u;

/** Whether a text holds a word of the list, spelled plainly or around it. Words that only contain one, such as `class`, are let through. */
export const isAbusive = (text: string, words: readonly string[] = abusiveWords): boolean => abuseIn(text, words).length > 0;

/** The words of a text that are refused, as they stand there, so that their author can be shown them. */
export function abuseIn(text: string, words: readonly string[] = abusiveWords): readonly string[] {
  const known = words === abusiveWords ? usual : knownOf(words);
  const plain = text.normalize('NFKC').replace(hidden, '').slice(0, mostLetters);
  const tokens = plain.match(token) ?? [];
  const pieces = tokens.flatMap((found) => (known.has(found) ? [found] : piecesOf(found).filter((piece) => known.has(piece))));
  return [...new Set([...pieces, ...spelledOut(tokens).filter((found) => known.has(found))])];
}

const mostLetters = 20_000;

/** The parts of a hyphenated word; of one that is cut into snippets, the whole. */
function piecesOf(found: string): readonly string[] {
  const parts = found.split(inner);
  return parts.every((part) => part.length <= 2) ? [parts.join('')] : parts;
}

/** Letters that stand alone, one behind the other, read together: `i d i o t`. */
function spelledOut(tokens: readonly string[]): readonly string[] {
  const runs: string[] = [];
  let run = '';
  for (const found of [...tokens, '  ']) {
    if (alone.test(found)) {
      run += found;
      continue;
    }
    if (run.length > 3) runs.push(run);
    run = '';
  }
  return runs;
}

interface Known {
  has(found: string): boolean;
}

function knownOf(words: readonly string[]): Known {
  const spelled = words.map(latin);
  const squeezed = new Map<string, string[]>();
  const masked = new Map<string, string[]>();
  for (const word of spelled) {
    squeezed.set(squeeze(word), [...(squeezed.get(squeeze(word)) ?? []), word]);
    masked.set(`${word[0]}${word.length}`, [...(masked.get(`${word[0]}${word.length}`) ?? []), word]);
  }
  const isKnown = (word: string): boolean => (squeezed.get(squeeze(word)) ?? []).some((each) => isStretched(word, each));
  return {
    has(found) {
      const word = latin(found);
      if (!/\p{L}/u.test(word)) return false;
      if (!word.includes('*')) return isKnown(word) || (/[!|]$/.test(found) && isKnown(latin(found.replace(/[!|]+$/, ''))));
      const shown = word.replaceAll('*', '').length;
      return (
        shown * 2 >= word.length &&
        (masked.get(`${word[0]}${word.length}`) ?? []).some((each) => [...word].every((letter, at) => letter === '*' || letter === each[at]))
      );
    },
  };
}

/** Whether a word is another one with letters held down: each of its runs is as long, or longer. */
function isStretched(word: string, from: string): boolean {
  const [runs, least] = [word.match(run) ?? [], from.match(run) ?? []];
  return runs.length === least.length && runs.every((letters, at) => letters.length >= (least[at]?.length ?? 0));
}

const run = /(.)\1*/gu;

const squeeze = (word: string): string => word.replace(/(.)\1+/gu, '$1');

/** A word in small letters without accents, with stand-ins and twins read as what they stand for; a bare number stays one. */
function latin(word: string): string {
  const small = [...word.toLowerCase()].map((letter) => twins[letter] ?? letter).join('');
  const bare = /\p{Script=Devanagari}/u.test(small) ? small.normalize('NFC') : small.normalize('NFD').replace(/\p{M}/gu, '');
  return /\p{L}/u.test(bare) ? [...bare].map((letter) => standIns[letter] ?? letter).join('') : bare;
}

const usual = knownOf(abusiveWords);
