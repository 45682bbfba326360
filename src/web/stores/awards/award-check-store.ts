import { makeAutoObservable, observableRef } from 'mobx';
import type { AwardEdition } from '#core/awards/award-edition.ts';
import type { QualifierSearch } from '#core/awards/award-pages.ts';
import type { AwardCheck, Awards } from '#core/awards/awards.ts';
import type { Clock } from '#core/clock.ts';
import type { Companies } from '#core/companies/companies.ts';
import { awardYears, type AwardYear } from '#core/companies/company-award.ts';
import { everyCompany } from '#core/companies/company-search.ts';
import { SuggestionStore } from '../forms/suggestion-store.ts';
import { Request } from '../requests/request.ts';

/** The most companies that are offered at a time. */
const mostOffered = 6;

/** The rules of an edition, and the check of one company by them. */
export class AwardCheckStore {
  search: QualifierSearch = { year: awardYears[0], company: null };
  readonly edition: Request<AwardEdition, [year: AwardYear]>;
  readonly check: Request<AwardCheck, [year: AwardYear, urlName: string]>;
  /** Looks a company up during typing. */
  readonly field: SuggestionStore;

  constructor(awards: Pick<Awards, 'edition' | 'check'>, companies: Pick<Companies, 'list' | 'header'>, clock: Clock) {
    this.edition = new Request((year) => awards.edition(year));
    this.check = new Request(async (year, urlName) => awards.check(year, (await companies.header(urlName)).companyId));
    this.field = new SuggestionStore(async (text) => {
      const { items } = await companies.list({ ...everyCompany, name: text }, null, mostOffered);
      return items.map(({ urlName, name, industry }) => ({ id: urlName, label: name, detail: industry }));
    }, clock);
    makeAutoObservable(this, { search: observableRef, edition: false, check: false, field: false });
  }

  async show(search: QualifierSearch): Promise<void> {
    const { year, company } = search;
    const edition = this.search.year === year ? this.edition.sendOnce(year) : this.edition.send(year);
    this.search = search;
    if (company === null) this.check.forget();
    await Promise.all([edition, company !== null && this.check.send(year, company)]);
  }
}
