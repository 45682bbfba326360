import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { benefitNamed, type Benefit, type BenefitNote, type BenefitShare } from '#core/benefits/benefit.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import { LruCache } from '#core/lru-cache.ts';
import { benefitsPath } from '#core/navigation/screens.ts';
import { Pages } from '../requests/pages.ts';
import { isAsked } from '../requests/request.ts';

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

/** LRU size, so that going back finds benefits as they were. */
const cachedBenefits = 10;

/** Benefit of a company, by URL. */
export class BenefitStore {
  urlName = '';
  /** Undefined where the list has no such benefit. */
  benefit: Benefit | undefined = undefined;
  noted: NotedBenefit | undefined = undefined;
  readonly #benefits: Benefits;
  readonly #shown = new LruCache<NotedBenefit>(cachedBenefits);

  constructor(benefits: Benefits) {
    this.#benefits = benefits;
    makeAutoObservable(this, { noted: observableRef });
  }

  /** Shows a benefit with its notes, from any page. */
  async show(urlName: string, name: string | undefined, from: string | null = null): Promise<void> {
    const benefit = benefitNamed(name);
    this.urlName = urlName;
    this.benefit = benefit;
    this.noted = undefined;
    if (!benefit) return;
    const noted = this.#shown.get(`${benefitsPath(urlName, benefit)} ${from ?? ''}`, () => new NotedBenefit(this.#benefits, urlName, benefit));
    this.noted = noted;
    if (!isAsked(noted.notes.state)) await noted.notes.open(from);
  }
}
