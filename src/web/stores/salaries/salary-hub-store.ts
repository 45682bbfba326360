import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { mostShownSalaries, type JobPaySearch } from '#core/salaries/pay-search.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import type { PayHub, PaySlice } from '#core/salaries/salary-figures.ts';
import { Request } from '../requests/request.ts';
import type { PayLookup } from './pay-lookup.ts';

type HubPaySearch = Pick<JobPaySearch, 'city' | 'experience'>;

/** Jobs with most shared pay and their search. */
export class SalaryHubStore {
  search: HubPaySearch = { city: null, experience: null };
  answered: HubPaySearch | undefined = undefined;
  /** URL name of the typed job, for pages without script. */
  asked: string | undefined = undefined;
  readonly hub: Request<PayHub, [search: HubPaySearch]>;
  readonly #lookup: PayLookup;

  constructor(salaries: Salaries, lookup: PayLookup) {
    this.#lookup = lookup;
    this.hub = new Request((search) => salaries.hub(search));
    makeAutoObservable(this, { search: observableRef, answered: observableRef, hub: false });
  }

  async show(search: HubPaySearch, typed: string | null = null): Promise<void> {
    this.search = search;
    if (typed) this.#lookup.job.settle(typed);
    this.asked = typed ? this.#lookup.designation() : undefined;
    await Promise.all([this.hub.renew(search), this.#lookup.places.sendOnce()]);
    runInAction(() => (this.answered = search));
  }

  /** Limited to what a list shows. */
  get jobs(): readonly PaySlice[] {
    return this.hub.value?.jobs.slice(0, mostShownSalaries) ?? [];
  }

  /** Undefined while another search's answer is in sight. */
  get count(): number | undefined {
    return this.hub.value && this.answered === this.search ? this.jobs.length : undefined;
  }
}
