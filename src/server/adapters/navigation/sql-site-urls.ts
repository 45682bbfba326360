import { sql, type Kysely, type RawBuilder } from 'kysely';
import { collegePath, officePath, overviewPath, questionPath } from '#core/navigation/screens.ts';
import { questionSlug } from '#core/questions/question-slug.ts';
import type { ListedKind, SiteUrl, SiteUrls } from '#core/navigation/site-urls.ts';
import type { Tables } from '../tables.ts';

interface Listed {
  readonly type: string;
  readonly name: string;
  readonly id: string;
  readonly day: string | null;
  readonly author: string | null;
}

const rowsOf: Readonly<Record<ListedKind, RawBuilder<unknown>>> = {
  communities: sql`select type, url_name as name, null::text as day, null::text as author, id from community where type in ('topic', 'department')`,
  companies: sql`select 'company' as type, url_name as name, null::text as day, null::text as author, id::text from company`,
  // Those of which more is known than their city.
  offices: sql`select 'office' as type, company.url_name || ' ' || office.location as name, null::text as day, null::text as author,
    company.id::text || ' ' || office.location as id
    from company_location office join company on company.id = office.company_id where office.address is not null`,
  // Those that stories tell of; of the others there is little to read.
  colleges: sql`select 'college' as type, url_name as name, null::text as day, null::text as author, id::text from college where interviews_count > 0`,
  posts: sql`select 'post' as type, id as name, to_char(posted_at at time zone 'UTC', 'YYYY-MM-DD') as day, author_ref as author, id
    from post where status = 'LIVE'`,
  // One that was asked in interviews has the key of a story for its author, which is no persona.
  questions: sql`select 'question' as type, text as name, null::text as day, author_ref as author, id
    from question where status = 'LIVE' and merged_into is null`,
};

/** The public pages, as the database has them. */
export class SqlSiteUrls implements SiteUrls {
  readonly #db: Kysely<Tables>;

  constructor({ db }: { readonly db: Kysely<Tables> }) {
    this.#db = db;
  }

  async count(kind: ListedKind): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${rowsOf[kind]}) as listed`.execute(this.#db);
    return rows[0]?.count ?? 0;
  }

  async list(kind: ListedKind, after: number, limit: number): Promise<readonly SiteUrl[]> {
    const { rows } =
      await sql<Listed>`select type, name, id::text as id, day, author from (${rowsOf[kind]}) as listed order by day desc, id limit ${limit} offset ${after}`.execute(
        this.#db,
      );
    const hidden = await this.#hiddenAmong(rows.flatMap(({ author }) => author ?? []));
    return rows
      .filter(({ author }) => author === null || !hidden.has(author))
      .map(({ type, name, id, day }) => ({
        path: type === 'question' ? questionPath(questionSlug(name, id)) : pathOf(type, name),
        ...(day !== null && { day }),
      }));
  }

  /** The authors among these whose accounts rest. */
  async #hiddenAmong(authors: readonly string[]): Promise<ReadonlySet<string>> {
    if (authors.length === 0) return new Set();
    const { rows } = await sql<{ readonly ref: string }>`select ref from persona where ref = any(${[...new Set(authors)]}::text[]) and is_hidden`.execute(
      this.#db,
    );
    return new Set(rows.map(({ ref }) => ref));
  }
}

function pathOf(type: string, name: string): string {
  if (type === 'post') return `/p/${name}`;
  if (type === 'company') return overviewPath(name);
  if (type === 'office') {
    const [urlName = '', locationUrl = ''] = name.split(' ');
    return officePath(urlName, locationUrl);
  }
  if (type === 'college') return collegePath(name);
  return type === 'department' ? `/departments/${name}` : `/communities/${name}`;
}
