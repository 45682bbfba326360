import { sql, type Kysely } from 'kysely';
import { pathWith } from '#core/navigation/screens.ts';
import type { SiteUrl } from '#core/navigation/site-urls.ts';
import { sqlOfShown } from '../crowds/counting-statements.ts';
import type { Tables } from '../database/tables.ts';
import { listings, type ListedRows, type SiteUrlRow } from './listed-rows.ts';

const mostImages = 100;

export class SqlSiteUrls {
  readonly #db: Kysely<Tables>;

  constructor({ db }: { readonly db: Kysely<Tables> }) {
    this.#db = db;
  }

  async count(screen: ListedRows): Promise<number> {
    const { rows } = await sqlOfShown<{ count: number }>`select count(*)::int as count from (${listings[screen].rows}) as listed`.execute(this.#db);
    return rows[0]?.count ?? 0;
  }

  async list(screen: ListedRows, after: number, limit: number): Promise<readonly SiteUrl[]> {
    const { rows: from, order = sql`listed.id`, pathOf = ({ name, also }) => pathWith(screen, [name, also ?? '']) } = listings[screen];
    const { rows } = await sql<SiteUrlRow>`select id, name, also, to_char(week, 'YYYY-MM-DD') as week, author from (${from}) as listed
      order by ${order} limit ${limit} offset ${after}`.execute(this.#db);
    const hidden = await this.#hiddenAmong(rows.flatMap(({ author }) => author ?? []));
    const images = screen === 'companyPhotos' ? await this.#photosOf(rows.map(({ id }) => id)) : undefined;
    return rows
      .filter(({ author }) => author === null || !hidden.has(author))
      .map((row) => ({ path: pathOf(row), ...(row.week !== null && { week: row.week }), ...(images && { images: images.get(row.id) ?? [] }) }));
  }

  /** Orders public photos by random name, which tells nothing. */
  async #photosOf(companyIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const { rows } = await sqlOfShown<{ readonly companyId: string; readonly ids: readonly string[] }>`
      select company_id as "companyId", array_agg(id order by id) as ids from (
        select company_photo.company_id, company_photo.id, row_number() over (partition by company_photo.company_id order by company_photo.id) as nth from photo_set
          join company_photo on company_photo.company_id = photo_set.company_id and photo_set_id = photo_set.id
          where photo_set.company_id = any(${companyIds}::text[]) and status = 'LIVE') as shown
      where nth <= ${sql.lit(mostImages)} group by company_id`.execute(this.#db);
    return new Map(rows.map(({ companyId, ids }) => [companyId, ids.map((id) => `/media/${id}`)]));
  }

  async #hiddenAmong(authors: readonly string[]): Promise<ReadonlySet<string>> {
    if (authors.length === 0) return new Set();
    const { rows } = await sql<{ readonly ref: string }>`select ref from persona where ref = any(${[...new Set(authors)]}::text[]) and is_hidden`.execute(
      this.#db,
    );
    return new Set(rows.map(({ ref }) => ref));
  }
}
