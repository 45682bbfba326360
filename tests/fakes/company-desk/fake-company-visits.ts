import { visitsIn, type CompanyVisits, type VisitWeek } from '#core/company-desk/company-visits.ts';
import { FakeDeskLogins } from './fake-desk-logins.ts';

export class FakeCompanyVisits implements CompanyVisits {
  readonly #logins: FakeDeskLogins;
  /** Visits by week. */
  readonly counts: ReadonlyMap<string, number>;

  constructor(logins = new FakeDeskLogins(), counts: ReadonlyMap<string, number> = new Map()) {
    this.#logins = logins;
    this.counts = counts;
  }

  async weeks(urlName: string): Promise<readonly VisitWeek[]> {
    this.#logins.open(urlName, () => true);
    return visitsIn(this.counts, this.#logins.world.today);
  }
}
