import { demoCities } from '../companies/demo-cities.ts';
import type { Random } from '../random.ts';
import { sentencesIn } from '../posts/said.ts';
import { spun } from '../posts/spun.ts';
import { slotValues } from './slot-values.ts';
import { capital, type Slots } from './slots.ts';
import { seedAmong, type Wordings } from './wordings.ts';

/** Sentences said at one company, none of which is repeated there. */
export class CompanySaid {
  readonly #sentences = new Set<string>();

  /** Redraws until no sentence has been said here, then keeps them. */
  draw(make: () => string): string {
    let text = make();
    for (let turn = 1; turn < mostTries && this.#hasSaid(text); turn++) text = make();
    this.keep(text);
    return text;
  }

  keep(text: string): void {
    for (const sentence of sentencesIn(text)) this.#sentences.add(sentence);
  }

  #hasSaid(text: string): boolean {
    return sentencesIn(text).some((sentence) => this.#sentences.has(sentence));
  }
}

/** Drawn wording in a speaker's words, with a capital first. */
export const spoken = (from: Wordings, random: Random, slots: Slots): string => capital(spun(seedAmong(from, random), random, slots));

/** Remark for the middle of a sentence, where names keep their capital. */
export function lowered(text: string, shortName: string | null): string {
  const [first = ''] = text.split(/[ ,’]/, 1);
  const isName = first === 'I' || first === shortName || /[A-Z].*[A-Z\d]/.test(first) || names.has(first) || text.startsWith('New Delhi');
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const mostTries = 12;
const names: ReadonlySet<string> = new Set([
  ...demoCities.map(({ name }) => name),
  ...slotValues.month,
  ...slotValues.weekday,
  'Diwali',
  'Sunday',
  'Saturday',
  'English',
  'Hindi',
  'I’m',
]);
