import { makeAutoObservable } from 'mobx';
import type { CompanyOverview } from '#core/company-profiles/company-overview.ts';
import type { CompanyOverviews } from '#core/company-profiles/company-overviews.ts';
import { Request } from '../requests/request.ts';

export class OverviewStore {
  urlName = '';
  readonly overview: Request<CompanyOverview, [urlName: string]>;

  constructor(overviews: CompanyOverviews) {
    this.overview = new Request((urlName) => overviews.of(urlName));
    makeAutoObservable(this, { overview: false });
  }

  async open(urlName: string): Promise<void> {
    const isElsewhere = urlName !== this.urlName;
    this.urlName = urlName;
    await (isElsewhere ? this.overview.send(urlName) : this.overview.sendOnce(urlName));
  }
}
