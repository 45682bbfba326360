import type { Clock } from '#core/clock.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import { ReportedCompany } from '../salaries/reported-company.ts';
import type { HikeStore } from './hike-store.ts';

/** Employer whose people say what hike they got (F-11). */
export class HikeCompanyStore {
  readonly company: ReportedCompany;

  constructor({ entries: { company, percent } }: Pick<HikeStore, 'entries'>, salaries: Salaries, lists: ReferenceLists, clock: Clock) {
    this.company = new ReportedCompany('hike', { company, percent }, { salaries, lists, clock });
  }
}
