import type { Random } from '../random.ts';
import { lowered } from './speech.ts';
import type { Tongue } from './slots.ts';

/** Ways of writing: in sentences, without pauses, in small letters, line by line. */
export type Style = 'sentences' | 'breath' | 'small' | 'lines';

export function styleOf(random: Random, tongue: Tongue): Style {
  if (tongue === 'hindi') return 'sentences';
  return random.among<Style>(['sentences', 'sentences', 'sentences', 'sentences', 'sentences', 'sentences', 'breath', 'breath', 'small', 'lines']);
}

export function joined(reported: readonly string[], style: Style, random: Random, shortName: string | null): string {
  const small = (text: string): string => lowered(text, shortName);
  const [first = ''] = reported;
  if (reported.length === 1) return style === 'sentences' ? ended(first, random) : style === 'small' ? small(first) : first;
  switch (style) {
    case 'sentences':
      return reported.map((each) => ended(each, random)).join(random.chance(0.08) ? '\n' : ' ');
    case 'breath':
      return reported.reduce((text, each) => `${text}${random.among([', ', ', ', ' and ', ', also ', ' - '])}${small(each)}`);
    case 'small':
      return reported.map(small).join(random.chance(0.5) ? ', ' : '\n');
    case 'lines':
      return reported.map(random.chance(0.5) ? (each) => `- ${each}` : (each, turn) => `${turn + 1}) ${each}`).join('\n');
  }
}

/** Sentence with its full stop, forgotten at times. */
function ended(text: string, random: Random): string {
  const said = random.chance(0.12) ? withoutComma(text) : text;
  if (/\p{Script=Devanagari}/u.test(said)) return random.chance(0.85) ? `${said}।` : `${said}.`;
  return `${said}${random.chance(0.04) ? '!' : '.'}`;
}

const withoutComma = (text: string): string => text.replace(/, (?=[a-z])/, ' ');
