import { isNearDuplicate, runsToFindBy, minHash } from '#core/reviews/min-hash.ts';
import { CompanySaid } from '../reviews/speech.ts';

/** Among so many stories of a company none says nearly the same as another. Where there are thousands, no words would be left. */
const mostRemembered = 250;
const mostTries = 8;

/** What was reported of one company, so that no two stories read the same. */
export class ReportedStories {
  /** The sentences that were said. */
  readonly said = new CompanySaid();
  #prints: (readonly number[])[] = [];
  #byRun = new Map<number, number[]>();

  /** Makes stories until one is like none that was reported. */
  draw(make: () => string): string {
    let story = make();
    let print = minHash(story);
    for (let turn = 1; turn < mostTries && this.#isNearOne(print); turn++) {
      story = make();
      print = minHash(story);
    }
    for (const run of print.slice(0, runsToFindBy)) this.#byRun.set(run, [...(this.#byRun.get(run) ?? []), this.#prints.length]);
    this.#prints.push(print);
    return story;
  }

  get isFull(): boolean {
    return this.#prints.length >= mostRemembered;
  }

  #isNearOne(print: readonly number[]): boolean {
    const others = print.slice(0, runsToFindBy).flatMap((run) => this.#byRun.get(run) ?? []);
    return others.some((other) => isNearDuplicate(print, this.#prints[other] ?? []));
  }
}
