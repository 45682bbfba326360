import type { Outcome } from '../check.ts';

/** Signs that show nothing or steer what shows them: controls, turns of direction, joiners, halves of signs. The end of a line is none of them. */
const unseen = /[^\P{C}\n]|[\p{Zl}\p{Zp}]/gu;

/** The longest sentence that is said of an answer: a service may have keys and headers of any length. */
const longestSaid = 2_000;

/** A text with such signs written out, as `\u001b`: nothing of a service may steer a terminal, and XML can hold it. */
export const visible = (text: string): string =>
  text.replaceAll(unseen, (sign) => Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''));

/** A visible text on one line. */
const inLine = (text: string): string => visible(text).replaceAll('\n', String.raw`\n`);

/** An outcome as it may be shown: its texts are visible, each on one line, and none is without end. */
export function visibleOutcome(outcome: Outcome): Outcome {
  const { what, violations, curl, earlier, came } = outcome;
  return {
    ...outcome,
    what: inLine(what),
    violations: violations.map((one) => ({ ...one, pointer: inLine(short(one.pointer)), sentence: inLine(short(one.sentence)) })),
    curl: curl === undefined ? undefined : inLine(curl),
    ...(earlier && { earlier: earlier.map(inLine) }),
    ...(came !== undefined && { came: inLine(came) }),
  };
}

const short = (text: string): string => (text.length > longestSaid ? `${text.slice(0, longestSaid)}…` : text);
