import { makeAutoObservable, observableRef } from 'mobx';
import { benefitNamed, type Benefit } from '#core/benefits/benefit.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import { LruCache } from '#core/lru-cache.ts';
import { benefitsPath } from '#core/navigation/screens.ts';
import { isAsked } from '../requests/request.ts';
import { NotedBenefit } from './noted-benefit.ts';

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
