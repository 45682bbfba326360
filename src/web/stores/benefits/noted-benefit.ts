import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Benefit, BenefitNote, BenefitShare } from '#core/benefits/benefit.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import { Pages } from '../requests/pages.ts';

/** Benefit with paged notes, where each page also updates its share. */
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
