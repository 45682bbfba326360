import { blogPostPath } from '#core/navigation/screens.ts';
import type { ListedKind, SiteUrl, SiteUrls } from '#core/navigation/site-urls.ts';
import type { InstanceTexts } from '#core/texts/instance-texts.ts';
import type { SqlSiteUrls } from './sql-site-urls.ts';

type RowUrls = Pick<SqlSiteUrls, 'count' | 'list'>;

/** The public pages: those of rows, and the posts of the blog. */
export class SystemSiteUrls implements SiteUrls {
  readonly #rows: RowUrls;
  readonly #texts: Pick<InstanceTexts, 'posts'>;

  constructor(rows: RowUrls, texts: Pick<InstanceTexts, 'posts'>) {
    this.#rows = rows;
    this.#texts = texts;
  }

  async count(kind: ListedKind): Promise<number> {
    return kind === 'blog' ? (await this.#texts.posts('en')).length : this.#rows.count(kind);
  }

  async list(kind: ListedKind, after: number, limit: number): Promise<readonly SiteUrl[]> {
    if (kind !== 'blog') return this.#rows.list(kind, after, limit);
    return (await this.#texts.posts('en')).slice(after, after + limit).map(({ slug }) => ({ path: blogPostPath(slug) }));
  }
}
