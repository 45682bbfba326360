import { pathOf } from '#core/navigation/screens.ts';
import type { ListedScreen, SiteUrl, SiteUrls } from '#core/navigation/site-urls.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';
import type { SqlSiteUrls } from './sql-site-urls.ts';

type RowUrls = Pick<SqlSiteUrls, 'count' | 'list'>;

export class SystemSiteUrls implements SiteUrls {
  readonly #rows: RowUrls;
  readonly #texts: Pick<InstanceTexts, 'posts'>;

  constructor(rows: RowUrls, texts: Pick<InstanceTexts, 'posts'>) {
    this.#rows = rows;
    this.#texts = texts;
  }

  async count(screen: ListedScreen): Promise<number> {
    return screen === 'blogPost' ? (await this.#texts.posts('en')).length : this.#rows.count(screen);
  }

  async list(screen: ListedScreen, after: number, limit: number): Promise<readonly SiteUrl[]> {
    if (screen !== 'blogPost') return this.#rows.list(screen, after, limit);
    return (await this.#texts.posts('en')).slice(after, after + limit).map(({ slug }) => ({ path: pathOf('blogPost', slug) }));
  }
}
