/** Devanagari in Latin letters. Other Indian scripts have the same order in their blocks. */
const consonants: Readonly<Record<string, string>> = pairs(
  'क=k ख=kh ग=g घ=gh ङ=n च=ch छ=chh ज=j झ=jh ञ=n ट=t ठ=th ड=d ढ=dh ण=n त=t थ=th द=d ध=dh न=n ऩ=n प=p फ=ph ब=b भ=bh म=m य=y र=r ऱ=r ल=l ळ=l ऴ=l व=v श=sh ष=sh स=s ह=h',
);
const vowels: Readonly<Record<string, string>> = pairs(
  'अ=a आ=a इ=i ई=i उ=u ऊ=u ऋ=ri ऍ=e ऎ=e ए=e ऐ=ai ऑ=o ऒ=o ओ=o औ=au ा=a ि=i ी=i ु=u ू=u ृ=ri ॅ=e ॆ=e े=e ै=ai ॉ=o ॊ=o ो=o ौ=au',
);
const signs: Readonly<Record<string, string>> = pairs('ँ=n ं=n ः=h');
/** Consonants with a dot below, by their undotted form. */
const dotted: Readonly<Record<string, string>> = pairs('क=q ख=kh ग=g ज=z ड=d ढ=dh फ=f');

const virama = '\u094D';
const nukta = '\u093C';
const firstLetter = 0x900;
const block = 0x80;

function pairs(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(text.split(' ').map((pair) => pair.split('=')));
}

/** Syllable with consonant and vowel, which may be the unwritten schwa. */
interface Syllable {
  readonly consonant: string;
  readonly vowel: string;
  readonly isUnwritten: boolean;
}

/** Romanizes names in Indian scripts roughly by sound. */
export const inLatinLetters = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0900-\u0D7F]/gu, inDevanagari)
    .replaceAll(/[\u0900-\u0965\u0970-\u097F]+/gu, said)
    .normalize('NFC');

function inDevanagari(letter: string): string {
  return String.fromCharCode(firstLetter + ((letter.charCodeAt(0) - firstLetter) % block));
}

function said(word: string): string {
  const syllables = syllablesIn(word);
  return syllables.map((syllable, at) => syllable.consonant + (isSilent(syllables, at) ? '' : syllable.vowel)).join('');
}

/** Drops schwa at word ends and between fully spoken syllables. */
function isSilent(syllables: readonly Syllable[], at: number): boolean {
  const [before, here, next] = [syllables[at - 1], syllables[at], syllables[at + 1]];
  if (!here?.isUnwritten || !before) return false;
  if (!next) return syllables.slice(0, at).some(({ vowel }) => vowel !== '');
  return before.vowel !== '' && next.consonant !== '' && next.vowel !== '' && !next.isUnwritten;
}

function syllablesIn(word: string): readonly Syllable[] {
  const syllables: Syllable[] = [];
  for (const letter of word) {
    const last = syllables.pop() ?? { consonant: '', vowel: '', isUnwritten: false };
    if (letter === nukta) syllables.push({ ...last, consonant: dottedFrom(last.consonant) });
    else if (letter === virama) syllables.push({ ...last, vowel: '', isUnwritten: false });
    else if (consonants[letter]) syllables.push(last, { consonant: consonants[letter], vowel: 'a', isUnwritten: true });
    else if (vowels[letter] && isSign(letter)) syllables.push({ ...last, vowel: vowels[letter], isUnwritten: false });
    else if (vowels[letter]) syllables.push(last, { consonant: '', vowel: vowels[letter], isUnwritten: false });
    else syllables.push({ ...last, vowel: last.vowel + (signs[letter] ?? ''), isUnwritten: false });
  }
  return syllables.filter(({ consonant, vowel }) => consonant + vowel !== '');
}

const isSign = (letter: string): boolean => letter >= 'ा';

function dottedFrom(consonant: string): string {
  const [plain] = Object.entries(consonants).find(([, latin]) => latin === consonant) ?? [];
  return (plain && dotted[plain]) ?? consonant;
}
