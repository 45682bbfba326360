import { latinDigits } from '../indian-scripts.ts';

/** Normalizes digits, apostrophes and line ends while keeping the length, so that places match the original. */
export const readable = (text: string): string =>
  latinDigits(text)
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\n\r]/g, '|');

/** Letters searched on each side for the sentence. */
const longestHalf = 600;

/** Extends to the nearest stop on each side. */
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

export const oneself =
  /(?<![\p{L}\p{M}])(?:I|me|my|we|us|our|mujhe|main|maine|mera|meri|mere|mai|hum|ham|hamar[aei]|humar[aei])(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:मैं|मैंने|मुझे|मेर[ाीे]|हम|हमें|हमार[ाीे])(?![\p{L}\p{M}])/iu;
