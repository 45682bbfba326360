import { inDevanagari } from '../indian-scripts.ts';
import { spelledLetters } from '../query-words/spelled-letters.ts';
import { isBeginning, nameKey } from '../companies/name-key.ts';

/** Patterns that a name in small letters without accents has all to match. */
type Patterns = readonly string[];

/** The patterns by which a name in Latin letters is found that was typed in a script of India as it is said. */
export interface TransliterationPattern {
  readonly atBeginning: Patterns;
  /** Each word that was typed begins a word of the name, in whatever order. */
  readonly atAnyWord: Patterns;
  /** What was typed is said whole somewhere in the name, and is not only the beginning of a word. */
  readonly asWords: Patterns;
  /** What was typed is all of the name. */
  readonly asName: Patterns;
}

type Letters = Readonly<Record<string, string>>;

/** Each group of letters of Devanagari with the ways in which names write it in Latin letters. */
const consonants = lettersIn(
  'क=(kk?|cc?h?|ck|q), ख=kh?, ग घ=gg?h?, ङ ञ ण न=nn?, च=(t?ch?|t), छ=ch?h?, ज=(j|z|d?g), झ=(jh?|z), ट ठ त थ=tt?h?, ड ढ=(dd?h?|rh?), द ध=dd?h?, प=pp?, फ=(ph|ff?), ब=bb?, भ=(bh?|v), म=mm?, य=[yi], र=rr?, ल ळ=ll?, ल्ल ळ्ळ=(ll?|lh), व=[vwuo], श ष=(ss?h?|ch?|ti), स=(ss?|c|z), ह=h, क्स=(xc?|[kc]k?s|cc), क्ष=(x|k?sh), ग्ज=(x|gg?[jz]), व्ह=(vh?|w)',
);
const vowels = lettersIn(
  'अ=[aeiou], आ ा=(a[auhr]?|o|u), इ ई ि ी=(ee?|i|ie|ei|ey|ea|y), उ ऊ ु ू=(oo?|ou|u[ei]?|w), ऋ ृ=r[iu], ए ऍ ऎ े ॅ ॆ=(a|ai|ay|ee?|ei|ey|ea), ऐ ै=(a|ai|ay|ee?|ei|i|y), ओ औ ऑ ऒ ो ौ ॉ ॊ ॗ=(oo?|ou|ow|oa|au|aw|a), आय ाय=(ia|ie|ai|aya?|ye?), आइ आई ाइ ाई=(ai|ay|aee?|ie?|igh|ei|y), िया ीया=(i?ya|eya|i[ae]|e[ae]), ेया=(ya|aya|eya|[ei]a|a|e), ्या=(ya|ia|a|e), अ्या=[ae], ार=(a[auh]?|o|u|e)rr?',
);
const signs = lettersIn('ँ ं=[nm]?, ः=h?, ्=[ae]?');

/** The letters of Tamil that are one for several sounds. */
const tamilConsonants = lettersIn('क=(kk?h?|gg?h?|cc?|ck|q|h), च=(ss?h?|t?ch?|c|j|z), ट त=(tt?h?|dd?h?), प=(pp?|bb?h?|ph|ff?)');

/** Letters that are written as one, before single ones. A long a with y is one only where y has no vowel of its own. */
const letter = /ल्ल|ळ्ळ|क्स|क्ष|ग्ज|व्ह|(?:आ|ा)य(?![\u093E-\u094D])|(?:आ|ा)[इई]|[िीे]या|अ?्या|ार|[^]/gu;

/** The vowel that is not written behind a consonant: any, or none. */
const unwritten = '[aeiou]?';

/** A vowel at the end that is written and not said, as in nurse. */
const silent = '[aeiou]?';

const between = '[^a-z0-9]';
const start = `(^|${between})`;

/** What was typed in a script of India, as it may be written in Latin letters: विप्रो finds Wipro. Nothing where none of its letters is of such a script. */
export function transliterationPattern(asked: string): TransliterationPattern | undefined {
  const typed = nameKey(asked.trim()).split(/\s+/u);
  if (!typed.some((word) => lettersOf(word).some(isKnown))) return undefined;
  const words = typed.map(patternOfWord);
  const said = words.join(`${between}+`);
  return {
    atBeginning: [`^${said}`],
    atAnyWord: words.map((word) => start + word),
    asWords: [`${start}${said}${silent}($|${between})`],
    asName: [`^${said}${silent}$`],
  };
}

/** Whether a name answers what was heard; where nothing was, it does not. */
export const isHeard = (name: string, patterns: Patterns | undefined): boolean =>
  patterns !== undefined && patterns.every((pattern) => new RegExp(pattern, 'u').test(name));

/** What was typed, as it is and as names may be written that are no Latin ones or are first letters: દિલ્લી is दिल्ली, and टीसीएस is tcs. */
export function writtenSo(asked: string): readonly string[] {
  const other = asDevanagari(asked).replaceAll(/\S+/gu, (word) => spelledLetters(word) ?? word);
  return [...new Set([asked, other])];
}

/** A name answers what was typed, or in a script of India what was said. */
export function isNamed(name: string, asked: string): boolean {
  const [key, named] = [nameKey(asked), nameKey(name)];
  const heard = transliterationPattern(asked);
  if (isHeard(named, isBeginning(key) ? heard?.atBeginning : heard?.atAnyWord)) return true;
  return isBeginning(key) ? named.startsWith(key) : named.includes(key);
}

/** A text in Devanagari, without marks that only tell how letters are drawn. The sign by which Gurmukhi doubles a letter is that letter. */
const asDevanagari = (text: string): string =>
  inDevanagari(
    text
      .normalize('NFC')
      .replaceAll(/[\u200B-\u200D]/gu, '')
      .replaceAll(/\u0A71(.)/gu, '$1\u0A4D$1'),
  );

/** The letters of a word, each consonant that is doubled once. */
const lettersOf = (word: string): readonly string[] =>
  asDevanagari(word)
    .replaceAll(/([^लळ])\u094D\1/gu, '$1')
    .match(letter) ?? [];

const isKnown = (each: string): boolean => Object.hasOwn(consonants, each) || Object.hasOwn(vowels, each);

function patternOfWord(word: string): string {
  const known = /\p{Script=Tamil}/u.test(word) ? { ...consonants, ...tamilConsonants } : consonants;
  const said = lettersOf(word);
  const pattern = said.map((each, at) => patternOf(each, said[at - 1], known) + (isBare(said, at) ? unwritten : '')).join('');
  const spelled = spelledLetters(said.join(''));
  return spelled === undefined ? pattern : `(${spelled}|${pattern})`;
}

function patternOf(each: string, before: string | undefined, known: Letters): string {
  const isGlide = before !== undefined && (Object.hasOwn(vowels, before) || before === '्');
  if (Object.hasOwn(vowels, each)) return isGlide && /^[\u0904-\u0914]/u.test(each) ? `${vowels[each]}?` : (vowels[each] ?? '');
  if (each === 'य' && isGlide) return `${known[each]}?`;
  return known[each] ?? signs[each] ?? (/[a-z0-9]/.test(each) ? each : `${between}+`);
}

/** Whether a consonant is followed by a letter, without a vowel or the sign that there is none. */
function isBare(letters: readonly string[], at: number): boolean {
  const [here = '', next = ''] = [letters[at], letters[at + 1]];
  return Object.hasOwn(consonants, here) && (Object.hasOwn(consonants, next) || /^[\u0901\u0902\u0904-\u0914]/u.test(next));
}

function lettersIn(text: string): Letters {
  return Object.fromEntries(
    text.split(', ').flatMap((group) => {
      const [letters = '', pattern = ''] = group.split('=');
      return letters.split(' ').map((each) => [each, pattern] as const);
    }),
  );
}
