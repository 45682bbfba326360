import { makeAutoObservable, observableRef } from 'mobx';
import type { AwardEdition } from '#core/awards/award-edition.ts';
import type { AwardPage } from '#core/awards/award-urls.ts';
import type { AwardCategoryGlimpse, AwardList, Awards } from '#core/awards/awards.ts';
import type { AwardYear } from '#core/companies/company-award.ts';
import { Request } from '../requests/request.ts';

/** Awards edition or one of its lists, by URL. */
export class AwardsStore {
  page: AwardPage | undefined = undefined;
  readonly edition: Request<AwardEdition, [year: AwardYear]>;
  readonly categories: Request<readonly AwardCategoryGlimpse[], [year: AwardYear]>;
  readonly list: Request<AwardList, [year: AwardYear, slug: string]>;

  constructor(awards: Pick<Awards, 'edition' | 'categories' | 'list'>) {
    this.edition = new Request((year) => awards.edition(year));
    this.categories = new Request((year) => awards.categories(year));
    this.list = new Request((year, slug) => awards.list(year, slug));
    makeAutoObservable(this, { page: observableRef, edition: false, categories: false, list: false });
  }

  async show(page: AwardPage | undefined): Promise<void> {
    this.page = page;
    if (!page) return;
    const { year, slug } = page;
    if (slug === null) await Promise.all([this.edition.send(year), this.categories.send(year)]);
    else await this.list.send(year, slug);
  }

  /** True where no such edition or list exists (D-10). */
  get isMissing(): boolean {
    return !this.page || (this.page.slug === null ? this.edition : this.list).isMissing;
  }
}
