import type { Clock } from '#core/clock.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import { ReportedCompany } from '../salaries/reported-company.ts';
import type { OffersStore } from './offers-store.ts';

/** Company of each offer, whose people say how much variable pay was paid (F-08). */
export class OfferCompaniesStore {
  readonly companies: readonly ReportedCompany[];

  constructor({ slots }: Pick<OffersStore, 'slots'>, salaries: Salaries, lists: ReferenceLists, clock: Clock) {
    this.companies = slots.map(({ company, payout }) => new ReportedCompany('variablePaid', { company, percent: payout }, { salaries, lists, clock }));
  }
}
