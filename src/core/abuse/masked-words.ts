import { abusiveWords, rarelyMasked } from './abusive-words.ts';
import { foldedLetters, isIndic } from './indic-letters.ts';

const otherWords = `
bhosdina zavnya behnchod kunna koothiyan thevidiya
भड़वे भड़वा गांड झवण्या ચોદ્યા ભોસડીના ਭੈਣਚੋਦ தேவடியா தேவிடியா புண்டை லஞ்சா లంజకొడకా లంజాకొడకా దెంగెయ్ ಸೂಳೆಮಗನೆ ಬೋಳಿಮಗ പൂറിമോനേ മൈര് മൈരേ খানকির বোকাচোদা চুতমারানি`
  .trim()
  .split(/\s+/);

const byFirstLetter = new Map<string, string[]>();
for (const plain of [...abusiveWords, ...otherWords]) {
  const word = isIndic(plain.charCodeAt(0)) ? foldedLetters(plain) : plain;
  const first = word[0] ?? '';
  if (word.length > 3 && !rarelyMasked.has(plain)) byFirstLetter.set(first, [...(byFirstLetter.get(first) ?? []), word]);
}

/** Masks with hardly a letter that still mean one word. */
const wellKnown = /^(?:f\*{2,3}(?:k|er|ers|ing|ed|king)?|b\*{4,6}d|m\*{3,}f\*+|b\*{3,4}h|c\*{2}t|s\*{2,3}t_)$/;

/** Matches masked abuse that shows its first letter and enough others (`ch*tiya`). */
export function isMaskedAbuse(masked: string): boolean {
  const word = masked.replace(/^\*+(?=.*\p{L})/u, (stars) => (stars.length > 1 ? '' : stars));
  if (wellKnown.test(word)) return true;
  const shown = word.replaceAll('*', '').length;
  if (word.length < 4 || shown < 2 || shown * 10 < word.length * 3 || !/\*/.test(word)) return false;
  const letters = word
    .replace(/[.\\+?^${}()|[\]]/g, '')
    .replace(/\*+/g, (stars) =>
      isIndic(word.charCodeAt(0)) ? `.{1,${2 * stars.length}}` : stars.length < 3 ? `.{${stars.length}}` : `.{${stars.length - 1},${stars.length + 1}}`,
    );
  const known = new RegExp(`^${letters}$`, 'u');
  return (byFirstLetter.get(word[0] ?? '') ?? []).some((each) => known.test(each));
}
