import { initials } from './spellings.ts';

const latin = /[A-Za-z][A-Za-z’']*/g;

/** Words that no one writes in capitals but to be loud. */
const loudWords: ReadonlySet<string> = new Set(
  'THE IS ARE AM WAS MY ME YOU YOUR WE THEY NOT NO AND TO OF IN FOR THIS THAT WHY HOW WHAT WILL HAVE HAS PLEASE HAI HAIN NAHI KYA MERA MERI MUJHE KO SE NE AUR'.split(
    ' ',
  ),
);

/** Tells shouting by its everyday words, as names of companies are in capitals too. */
export function isShouted(text: string): boolean {
  const words = (text.match(latin) ?? []).filter((word) => word.length > 1 && !initials.has(word.toUpperCase()));
  const loud = words.filter((word) => word === word.toUpperCase());
  return loud.length > words.length * 0.6 && loud.filter((word) => loudWords.has(word)).length >= 2;
}

const hindiWords: ReadonlySet<string> = new Set(
  'hai hain nahi nahin nhi kya kyu kyun kyunki mera meri mere mujhe hum aap ka ki ke ko ne se aur raha rahi rahe kar karo karu karna tha thi gaya abhi bhi koi kuch wala wale toh'.split(
    ' ',
  ),
);

/** Finds Hindi in Latin letters by its smallest words. */
export const readsHindi = (text: string): boolean => (text.match(latin) ?? []).filter((word) => hindiWords.has(word.toLowerCase())).length >= 2;
