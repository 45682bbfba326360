import type { Outcome } from '../check.ts';

/** Invisible or steering characters: controls, direction marks, joiners, lone surrogates. Line ends are excluded. */
const unseen = /[^\P{C}\n]|[\p{Zl}\p{Zp}]/gu;

/** Limit on sentences about an answer, whose keys and headers have any length. */
const longestSaid = 2_000;

/** Escapes such characters as `\u001b`, so that no service steers a terminal or breaks XML. */
export const visible = (text: string): string =>
  text.replaceAll(unseen, (sign) => Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''));

const inLine = (text: string): string => visible(text).replaceAll('\n', String.raw`\n`);

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
