import { makeAutoObservable, runInAction } from 'mobx';
import { judgedEntrant, winnersAmong, type JudgedEntrant } from '#core/awards/award-rule.ts';
import type { AwardList, Awards } from '#core/awards/awards.ts';
import { areSamePlaces } from '#core/awards/recount.ts';
import { Failure } from '#core/failure.ts';
import { Request } from '../requests/request.ts';

/** Largest page, so that slow connections need few requests. */
const mostAtOnce = 50;

/** Outcome of a recount: equality with the list and number of companies. */
export interface Recount {
  readonly isSame: boolean;
  readonly companiesCount: number;
}

/** Recounts a list on this device from frozen figures (F-19), resuming after a broken connection. */
export class AwardRecountStore {
  readCount = 0;
  readonly recount: Request<Recount, [list: AwardList]>;
  readonly #awards: Pick<Awards, 'entrants'>;
  #list: AwardList | undefined;
  #entrants: JudgedEntrant[] = [];
  #next: string | null = null;
  #isWhole = false;

  constructor(awards: Pick<Awards, 'entrants'>) {
    this.#awards = awards;
    this.recount = new Request((list) => this.#count(list));
    makeAutoObservable(this, { recount: false });
  }

  open(list: AwardList): void {
    if (this.#list === list) return;
    this.#list = list;
    this.#begin();
    this.recount.forget();
  }

  get isCounting(): boolean {
    return this.recount.state.status === 'LOADING';
  }

  /** Counts or resumes, ignoring presses during a count. */
  async count(): Promise<Failure | undefined> {
    const list = this.#list;
    if (list === undefined || this.isCounting) return undefined;
    if (this.#isWhole) this.#begin();
    const outcome = await this.recount.send(list);
    return outcome.status === 'FAILURE' && this.#list === list ? outcome.failure : undefined;
  }

  async #count(list: AwardList): Promise<Recount> {
    const { edition, category, winners } = list;
    while (!this.#isWhole) {
      const { items, next } = await this.#awards.entrants(edition.year, category.slug, this.#next, mostAtOnce);
      if (this.#list !== list) throw new Failure('cancelled');
      const judged = items.map((entrant) => judgedEntrant(entrant, edition.year));
      runInAction(() => this.#take(judged, next));
    }
    const companiesCount = this.#entrants.length;
    return { isSame: areSamePlaces(winnersAmong(this.#entrants, category.slug, edition.year), winners), companiesCount };
  }

  #take(items: readonly JudgedEntrant[], next: string | null): void {
    this.#entrants.push(...items);
    this.readCount = this.#entrants.length;
    this.#next = next;
    this.#isWhole = next === null;
  }

  #begin(): void {
    this.#entrants = [];
    this.readCount = 0;
    this.#next = null;
    this.#isWhole = false;
  }
}
