import { isNearDuplicate, runsToFindBy, minHash } from '#core/reviews/min-hash.ts';
import { CompanySaid } from '../reviews/speech.ts';

/** Stories compared for similarity, since thousands would exhaust the words. */
const mostRemembered = 250;
const mostTries = 8;

/** Keeps stories of one company from reading the same. */
export class ReportedStories {
  readonly said = new CompanySaid();
  #prints: (readonly number[])[] = [];
  #byRun = new Map<number, number[]>();

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
