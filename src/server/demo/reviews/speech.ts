import type { Random } from '../random.ts';
import { sentencesIn } from '../posts/said.ts';
import { spun } from '../posts/spun.ts';
import { capital, type Slots } from './slots.ts';
import { oneOf, type Wordings } from './wordings.ts';

/** The sentences that were said at one company. None is said there again, so that it is heard at other companies only by chance. */
export class CompanySaid {
  readonly #sentences = new Set<string>();

  /** Draws until none of its sentences has been said here before, and keeps them. */
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

/** One of these, said with the words of a speaker, and a capital at its beginning. */
export const spoken = (from: Wordings, random: Random, slots: Slots): string => capital(spun(oneOf(from, random), random, slots));

/** A remark as it goes on within a sentence. Names keep their capital. */
export function lowered(text: string): string {
  const [first = ''] = text.split(/[ ,]/, 1);
  return plainBeginnings.has(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const mostTries = 12;
const plainBeginnings: ReadonlySet<string> = new Set(
  (
    'The|They|There|This|These|My|We|You|Your|Our|No|Nobody|Not|Nothing|Only|Even|Every|Everything|Each|Some|All|When|During|After|Before|For|From|If|As|At|In|It|' +
    'Shift|Leaves|Leave|Work|Two|Overtime|Office|Rotation|Salary|Got|Fixed|Insurance|Variable|Night|Freshers|Travel|Joining|Incentive|Hike|Market|Appraisal|Half|New|' +
    'Petrol|Increment|Contract|Contracts|Job|Confirmation|People|Bench|Probation|Transfers|Joined|Promotions|Internal|Women|Operators|Growth|Rating|Title|Branch|' +
    'Feedback|Training|Seniors|Mistakes|Exposure|Culture|Canteen|Cab|Safety|Free|Quarters|Medical|Parking|Location|Washrooms|Lift|Bus|Laptop|Good|Overall|Best|Tired|' +
    'Process|Too|Be|Pressure|Staff|Decisions|Days|Weekly|Calls|Manager|Saturday|Festival|Meetings|Break|Learnt|Hands|Groups|Blame|Favouritism|Micromanagement|' +
    'Alternate|Second|Lunch|Outsiders|Certificates|Very|Between|Full|Exit|Notice|Relieving|Served|Bond|Diwali|Offer|Bonus'
  ).split('|'),
);
