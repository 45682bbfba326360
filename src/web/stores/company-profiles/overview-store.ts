import { makeAutoObservable } from 'mobx';
import type { CompanyOverview } from '#core/company-profiles/company-overview.ts';
import type { CompanyOverviews } from '#core/company-profiles/company-overviews.ts';
import { Request } from '../requests/request.ts';

/** The overview of one company: it answers, and leads on. */
export class OverviewStore {
  urlName = '';
  readonly overview: Request<CompanyOverview, [urlName: string]>;

  constructor(overviews: CompanyOverviews) {
    this.overview = new Request((urlName) => overviews.of(urlName));
    makeAutoObservable(this, { overview: false });
  }

  /** Opens the overview of a company. The one that is open already is left as it is. */
  async open(urlName: string): Promise<void> {
    const isElsewhere = urlName !== this.urlName;
    this.urlName = urlName;
    await (isElsewhere ? this.overview.send(urlName) : this.overview.sendOnce(urlName));
  }
}
