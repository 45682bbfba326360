import { sql } from 'kysely';
import { browsingDays, mostBrowsed, type BrowsedCompany, type BrowsingHistories } from '#core/browsing-history/browsing-histories.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { BrowsingJar } from '#core/sessions/token-jar.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { ratingOfTenths } from '../companies/rating-tenths.ts';
import { pictureUrlOf } from '../media/pictures.ts';
import { randomSecret } from '../secrets/secrets.ts';

const secretBytes = 16;
const isSecret = /^[\w-]{22}$/;

type Scope = Pick<PseudonymScope, 'db' | 'today' | 'secrets'>;

/** History found by the browser's cookie alone, never by the account. */
export class SqlBrowsingHistories implements BrowsingHistories {
  readonly #scope: Scope;
  readonly #jar: BrowsingJar;

  constructor(scope: Scope, jar: BrowsingJar) {
    this.#scope = scope;
    this.#jar = jar;
  }

  async list(): Promise<readonly BrowsedCompany[]> {
    const browser = this.#browser;
    if (browser === undefined) return [];
    const { db } = this.#scope;
    const seen = await db.selectFrom('browsed_company').select('company_id as id').where('browser', '=', browser).orderBy('place', 'desc').execute();
    if (seen.length === 0) return [];
    const ids = seen.map(({ id }) => id);
    const found = await db.selectFrom('company').select(['id', 'url_name', 'name', 'logo_image_id', 'rating_tenths']).where('id', 'in', ids).execute();
    const byId = new Map(found.map((row) => [row.id, row]));
    return ids
      .flatMap((id) => byId.get(id) ?? [])
      .map((row) => ({ urlName: row.url_name, name: row.name, logo: pictureUrlOf(row.logo_image_id), rating: ratingOfTenths(row.rating_tenths) }));
  }

  /** Creates the cookie at the first note. */
  async note(urlName: string): Promise<void> {
    const { db, today } = this.#scope;
    const { id } = await companyAt(db, urlName);
    const browser = this.#browser ?? this.#begun();
    await sql`insert into browsed_company (browser, company_id, seen_on, place)
      select ${browser}, ${id}, ${today}::date, coalesce(max(place), 0) + 1 from browsed_company where browser = ${browser}
      on conflict (browser, company_id) do update set seen_on = excluded.seen_on, place = excluded.place`.execute(db);
    await sql`delete from browsed_company where browser = ${browser} and place <= (
      select place from browsed_company where browser = ${browser} order by place desc offset ${mostBrowsed} limit 1)`.execute(db);
  }

  async forget(urlName: string): Promise<void> {
    const { db } = this.#scope;
    const { id } = await companyAt(db, urlName);
    const browser = this.#browser;
    if (browser !== undefined) await db.deleteFrom('browsed_company').where('browser', '=', browser).where('company_id', '=', id).execute();
  }

  async clear(): Promise<void> {
    const browser = this.#browser;
    if (browser === undefined) return;
    await this.#scope.db.deleteFrom('browsed_company').where('browser', '=', browser).execute();
    this.#jar.keepBrowsing('', 0);
  }

  get #browser(): string | undefined {
    const secret = this.#jar.browsing();
    return secret !== undefined && isSecret.test(secret) ? this.#keyOf(secret) : undefined;
  }

  #begun(): string {
    const secret = randomSecret(secretBytes);
    this.#jar.keepBrowsing(secret, browsingDays * dayMs);
    return this.#keyOf(secret);
  }

  #keyOf(secret: string): string {
    return this.#scope.secrets.reference('browsing history', secret);
  }
}
