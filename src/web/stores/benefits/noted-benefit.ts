import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Benefit, BenefitNote, BenefitShare } from '#core/benefits/benefit.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import { Pages } from '../requests/pages.ts';

/** One benefit of a company: the notes about it, page by page, and its share, which comes along with each page. */
export class NotedBenefit {
  share: BenefitShare | undefined = undefined;
  readonly notes: Pages<BenefitNote>;

  constructor(benefits: Pick<Benefits, 'one'>, urlName: string, benefit: Benefit) {
    this.notes = new Pages(async (after) => {
      const page = await benefits.one(urlName, benefit, after);
      runInAction(() => (this.share = page));
      return page;
    });
    makeAutoObservable(this, { share: observableRef, notes: false });
  }
}
