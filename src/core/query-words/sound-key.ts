import { isDevanagari } from '../indian-scripts.ts';

/** Devanagari letters by sound; vowels count only at the beginning. */
const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'k',
  ग: 'g',
  घ: 'g',
  ङ: 'n',
  च: 'c',
  छ: 'c',
  ज: 'j',
  झ: 'j',
  ञ: 'n',
  ट: 't',
  ठ: 't',
  ड: 'd',
  ढ: 'd',
  ण: 'n',
  त: 't',
  थ: 't',
  द: 'd',
  ध: 'd',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'b',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 's',
  ष: 's',
  स: 's',
  ह: 'h',
  'ं': 'n',
  'ँ': 'n',
};

/** Latin spellings of sounds, longest first; ambiguous letters try both. */
const spellings: readonly (readonly [spelling: RegExp, ...sounds: string[]])[] = [
  [/^(?:tion|sion|cian)/, 'sn'],
  [/^ture(?=s?$)/, 'cr'],
  [/^(?:tch|chh)/, 'c'],
  [/^ch/, 'c', 'k'],
  [/^sch/, 's', 'sk'],
  [/^sh/, 's'],
  [/^(?:ph|f)/, 'f'],
  [/^dge/, 'j'],
  [/^(?:kh|ck|q)/, 'k'],
  [/^gh/, 'g'],
  [/^(?:jh|zh)/, 'j'],
  [/^th/, 't'],
  [/^dh/, 'd'],
  [/^bh/, 'b'],
  [/^rh/, 'r'],
  [/^x/, 'ks'],
  [/^cc(?=[eiy])/, 'ks'],
  [/^c(?=[eiy])/, 's'],
  [/^c/, 'k'],
  [/^g(?=[eiy])/, 'g', 'j'],
  [/^z/, 'j'],
  [/^s(?=[aeiou])/, 's', 'j'],
  [/^[vw]/, 'v'],
];

const mostSounds = 4;

/** Consonant sounds across scripts, with variants: विप्रो and Wipro share one. */
export function wordSounds(word: string): readonly string[] {
  if (!isDevanagari(word)) return [...new Set(latinSounds(word))];
  const sounds = [...word].map((letter, at) => consonants[letter] ?? otherSound(letter, at)).join('');
  // A plural is often written with ज, as in सर्विसेज.
  return [...new Set([sounds, sounds.replace(/j$/, 's')].map(foldedSound))];
}

const otherSound = (letter: string, at: number): string => (at === 0 && /[\u0905-\u0914]/u.test(letter) ? 'a' : /[a-z0-9]/.test(letter) ? letter : '');

function latinSounds(word: string): readonly string[] {
  let found: readonly string[] = [''];
  for (let rest = word; rest !== '';) {
    const [length, sounds] = nextSounds(rest, rest === word);
    found = found.flatMap((before) => sounds.map((sound) => before + sound)).slice(0, mostSounds);
    rest = rest.slice(length);
  }
  return found.map(foldedSound);
}

function nextSounds(rest: string, isFirst: boolean): readonly [length: number, sounds: readonly string[]] {
  for (const [spelling, ...sounds] of spellings) {
    const [spelled] = spelling.exec(rest) ?? [];
    if (spelled !== undefined && !(isFirst && sounds.includes('j') && spelled === 's')) return [spelled.length, sounds];
  }
  const [letter = ''] = rest;
  if (/[aeiou]/.test(letter)) return [1, [isFirst ? 'a' : '']];
  return [letter.length, [/[a-z0-9]/.test(letter) ? letter : '']];
}

/** Merges doubles, nasals and silent letters. */
const foldedSound = (sounds: string): string =>
  sounds
    .replace(/m(?=[pb]|$)/g, 'n')
    .replace(/n(?=m)/g, '')
    .replace(/(?<=.)y/g, '')
    .replace(/h$/, '')
    .replace(/(.)\1+/g, '$1');

/** Sounds Tamil writes alike, or that people often confuse. */
const nearly: Readonly<Record<string, string>> = { g: 'k', j: 'c', s: 'c', d: 't', b: 'p', f: 'p', v: 'p' };

/** Approximate sound: பே is both pay and bay. */
export const nearSound = (sound: string): string => foldedSound([...sound].map((letter) => nearly[letter] ?? letter).join(''));
