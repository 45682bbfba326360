import { makeAutoObservable } from 'mobx';
import type { CompanyVisits, VisitWeek } from '#core/company-desk/company-visits.ts';
import { Request } from '../requests/request.ts';
import type { CompanyDeskStore } from './company-desk-store.ts';

/** Visits of the company's pages by week. */
export class DeskVisitsStore {
  readonly weeks: Request<readonly VisitWeek[]>;

  constructor(visits: CompanyVisits, desk: Pick<CompanyDeskStore, 'urlName'>) {
    this.weeks = new Request(() => visits.weeks(desk.urlName));
    makeAutoObservable(this, { weeks: false });
  }

  async open(): Promise<void> {
    await this.weeks.renew();
  }
}
