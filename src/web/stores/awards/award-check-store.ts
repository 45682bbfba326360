import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AwardEdition } from '#core/awards/award-edition.ts';
import type { QualifierSearch } from '#core/awards/award-pages.ts';
import type { AwardCheck, Awards } from '#core/awards/awards.ts';
import type { Clock } from '#core/clock.ts';
import type { Companies } from '#core/companies/companies.ts';
import { awardYears, type AwardYear } from '#core/companies/company-award.ts';
import { everyCompany } from '#core/companies/company-search.ts';
import { SuggestionStore, type Suggestion } from '../forms/suggestion-store.ts';
import { Request } from '../requests/request.ts';

const mostOffered = 6;

/** Rules of an edition, with the check of one company. */
export class AwardCheckStore {
  search: QualifierSearch = { year: awardYears[0], company: null };
  /** Unknown name with the year it was searched in. */
  unknown: { readonly text: string; readonly year: AwardYear } | undefined;
  readonly edition: Request<AwardEdition, [year: AwardYear]>;
  readonly check: Request<AwardCheck, [year: AwardYear, urlName: string]>;
  readonly field: SuggestionStore;

  constructor(awards: Pick<Awards, 'edition' | 'check'>, companies: Pick<Companies, 'list' | 'header'>, clock: Clock) {
    this.edition = new Request((year) => awards.edition(year));
    this.check = new Request(async (year, urlName) => awards.check(year, (await companies.header(urlName)).companyId));
    this.field = new SuggestionStore(async (text) => {
      const { items } = await companies.list({ ...everyCompany, name: text }, null, mostOffered);
      return items.map(({ urlName, name, industry }) => ({ id: urlName, label: name, detail: industry }));
    }, clock);
    makeAutoObservable(this, { search: observableRef, unknown: observableRef, edition: false, check: false, field: false });
  }

  /** True until the field or year changes after an unknown name. */
  get isUnknown(): boolean {
    return this.unknown?.text === this.field.text && this.unknown.year === this.search.year;
  }

  async find(): Promise<Suggestion | undefined> {
    const { text } = this.field;
    const { year } = this.search;
    this.unknown = undefined;
    const meant = await this.field.take();
    const isAnswered = this.field.asking.state.status === 'SUCCESS';
    if (!meant && isAnswered) runInAction(() => (this.unknown = { text, year }));
    return meant;
  }

  async show(search: QualifierSearch): Promise<void> {
    const { year, company } = search;
    if (year !== this.search.year || company !== null) this.unknown = undefined;
    const edition = this.search.year === year ? this.edition.sendOnce(year) : this.edition.send(year);
    this.search = search;
    if (company === null) this.check.forget();
    await Promise.all([edition, company !== null && this.check.send(year, company)]);
  }
}
