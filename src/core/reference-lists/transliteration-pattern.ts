import { inDevanagari } from '../indian-scripts.ts';
import { spelledLetters } from '../query-words/spelled-letters.ts';
import { isBeginning, nameKey } from '../companies/name-key.ts';

type Patterns = readonly string[];

export interface TransliterationPattern {
  readonly atBeginning: Patterns;
  readonly atAnyWord: Patterns;
  /** Typed words sound whole within the name, not as the beginning of a word. */
  readonly asWords: Patterns;
  readonly asName: Patterns;
}

type Letters = Readonly<Record<string, string>>;

const consonants = lettersIn(
  'क=(kk?|cc?h?|ck|q), ख=kh?, ग घ=gg?h?, ङ ञ ण न=nn?, च=(t?ch?|t), छ=ch?h?, ज=(j|z|d?g), झ=(jh?|z), ट ठ त थ=tt?h?, ड ढ=(dd?h?|rh?), द ध=dd?h?, प=pp?, फ=(ph|ff?), ब=bb?, भ=(bh?|v), म=mm?, य=[yi], र=rr?, ल ळ=ll?, ल्ल ळ्ळ=(ll?|lh), व=[vwuo], श ष=(ss?h?|ch?|ti), स=(ss?|c|z), ह=h, क्स=(xc?|[kc]k?s|cc), क्ष=(x|k?sh), ग्ज=(x|gg?[jz]), व्ह=(vh?|w)',
);
const vowels = lettersIn(
  'अ=[aeiou], आ ा=(a[auhr]?|o|u), इ ई ि ी=(ee?|i|ie|ei|ey|ea|y), उ ऊ ु ू=(oo?|ou|u[ei]?|w), ऋ ृ=r[iu], ए ऍ ऎ े ॅ ॆ=(a|ai|ay|ee?|ei|ey|ea), ऐ ै=(a|ai|ay|ee?|ei|i|y), ओ औ ऑ ऒ ो ौ ॉ ॊ ॗ=(oo?|ou|ow|oa|au|aw|a), आय ाय=(ia|ie|ai|aya?|ye?), आइ आई ाइ ाई=(ai|ay|aee?|ie?|igh|ei|y), िया ीया=(i?ya|eya|i[ae]|e[ae]), ेया=(ya|aya|eya|[ei]a|a|e), ्या=(ya|ia|a|e), अ्या=[ae], ार=(a[auh]?|o|u|e)rr?',
);
const signs = lettersIn('ँ ं=[nm]?, ः=h?, ्=[ae]?');

const tamilConsonants = lettersIn('क=(kk?h?|gg?h?|cc?|ck|q|h), च=(ss?h?|t?ch?|c|j|z), ट त=(tt?h?|dd?h?), प=(pp?|bb?h?|ph|ff?)');

/** Letter clusters before single letters. Long a with y is a cluster only without its own vowel. */
const letter = /ल्ल|ळ्ळ|क्स|क्ष|ग्ज|व्ह|(?:आ|ा)य(?![\u093E-\u094D])|(?:आ|ा)[इई]|[िीे]या|अ?्या|ार|[^]/gu;

const unwritten = '[aeiou]?';

/** Written but unspoken final vowel, as in nurse. */
const silent = '[aeiou]?';

const between = '[^a-z0-9]';
const start = `(^|${between})`;

/** Converts Indic scripts to Latin spellings, so विप्रो finds Wipro. Undefined for other scripts. */
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

export const isHeard = (name: string, patterns: Patterns | undefined): boolean =>
  patterns !== undefined && patterns.every((pattern) => new RegExp(pattern, 'u').test(name));

/** Adds other spellings of the typed text, as दिल्ली for દિલ્લી and tcs for टीसीएस. */
export function writtenSo(asked: string): readonly string[] {
  const other = asDevanagari(asked).replaceAll(/\S+/gu, (word) => spelledLetters(word) ?? word);
  return [...new Set([asked, other])];
}

export function isNamed(name: string, asked: string): boolean {
  const [key, named] = [nameKey(asked), nameKey(name)];
  const heard = transliterationPattern(asked);
  if (isHeard(named, isBeginning(key) ? heard?.atBeginning : heard?.atAnyWord)) return true;
  return isBeginning(key) ? named.startsWith(key) : named.includes(key);
}

/** Drops marks that only shape letters and expands the Gurmukhi doubling sign. */
const asDevanagari = (text: string): string =>
  inDevanagari(
    text
      .normalize('NFC')
      .replaceAll(/[\u200B-\u200D]/gu, '')
      .replaceAll(/\u0A71(.)/gu, '$1\u0A4D$1'),
  );

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

/** Finds a consonant directly followed by a letter, with neither vowel nor virama. */
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
