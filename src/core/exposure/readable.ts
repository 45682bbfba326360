import { latinDigits } from '../indian-scripts.ts';

/** A text of the same length with the digits of any script of India as 0 to 9, one kind of apostrophe, and bars where lines end, so that places in it are places in the original and no finding goes over a line. */
export const readable = (text: string): string =>
  latinDigits(text)
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\n\r]/g, '|');

/** The most letters before a place, and behind it, that are its sentence. */
const longestHalf = 600;

/** The sentence around a place of a text: from the last stop before it to the next one. */
export function sentenceAround(text: string, at: number): string {
  const before =
    text
      .slice(Math.max(0, at - longestHalf), at)
      .split(stop)
      .at(-1) ?? '';
  const after = text.slice(at, at + longestHalf).split(stop)[0] ?? '';
  return before + after;
}

const stop = /[!?।|]|\.(?=\s|$)/;

/** Words by which people speak of themselves, alone or as a few. */
export const oneself =
  /(?<![\p{L}\p{M}])(?:I|me|my|we|us|our|mujhe|main|maine|mera|meri|mere|mai|hum|ham|hamar[aei]|humar[aei])(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:मैं|मैंने|मुझे|मेर[ाीे]|हम|हमें|हमार[ाीे])(?![\p{L}\p{M}])/iu;
