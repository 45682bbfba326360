import { sql, type RawBuilder } from 'kysely';
import type { CollegeSearch, CollegeSort } from '#core/colleges/college-search.ts';
import type { College, CollegeSummary } from '#core/colleges/college.ts';
import type { Colleges } from '#core/colleges/colleges.ts';
import { transliterationPattern } from '#core/reference-lists/transliteration-pattern.ts';
import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { pictureUrlOf } from '../media/pictures.ts';
import { keysetPosition, listCursor } from '../paging/list-cursor.ts';
import { orHeard } from '../database/or-heard.ts';
import { typedWords } from '../reference-lists/suggestion-query.ts';
import { readCampusCompanies, readFirstPay } from './college-page.ts';

interface CollegeRow extends Omit<CollegeSummary, 'logo'> {
  readonly id: number;
  readonly logoId: string | null;
  readonly shortNames: string;
  readonly courses: string;
}

const columns = sql`college.id, college.url_name as "urlName", college.name, city, state, logo_image_id as "logoId", interviews_count as "interviewsCount",
  companies_count as "companiesCount", short_names as "shortNames", courses`;

const orders: Readonly<Record<CollegeSort, { readonly by: RawBuilder<unknown>; readonly behind: (id: number, reported: number) => RawBuilder<unknown> }>> = {
  mostTold: {
    by: sql`-interviews_count, id`,
    behind: (id, reported) => sql`and (-interviews_count, id) > (${-reported}, ${id})`,
  },
  name: {
    by: sql`lower(name), id`,
    behind: (id) => sql`and (lower(name), id) > ((select lower(name) from college where id = ${id}), ${id})`,
  },
};

export class SqlColleges implements Colleges {
  readonly #scope: Pick<PseudonymScope, 'db' | 'secrets'>;

  constructor(scope: Pick<PseudonymScope, 'db' | 'secrets'>) {
    this.#scope = scope;
  }

  async list(search: CollegeSearch, after?: string | null, pageSize = usualPageSize): Promise<Page<CollegeSummary>> {
    const { db, secrets } = this.#scope;
    const list = ['colleges', search];
    const { by, behind } = orders[search.sort];
    const position = keysetPosition(secrets, list, after);
    const from = position ? behind(Number(position.id), position.order) : sql``;
    const state = search.state === null ? sql`` : sql`and state = ${search.state}`;
    const { rows } = await sql<CollegeRow>`select ${columns} from college where ${namedAs(search.text)} ${state} ${from}
      order by ${by} limit ${pageSize + 1}`.execute(db);
    const page = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    return { items: page.map(summaryFromRow), next: last ? listCursor(secrets, list, { order: last.interviewsCount, id: String(last.id) }) : null };
  }

  async one(urlName: string): Promise<College> {
    const { db } = this.#scope;
    const { rows } = await sql<CollegeRow>`select ${columns} from college where url_name = ${urlName} order by id limit 1`.execute(db);
    const [row] = rows;
    if (!row) throw new Failure('missing');
    return {
      ...summaryFromRow(row),
      otherNames: parted(row.shortNames),
      courses: parted(row.courses),
      companies: await readCampusCompanies(db, row.id),
      firstPay: await readFirstPay(db, row.id),
    };
  }
}

/** Matches words, or names typed in an Indian script. */
const namedAs = (text: string): RawBuilder<unknown> =>
  text === ''
    ? sql`true`
    : orHeard(sql`words @@ ${typedWords(text)}`, sql`lower(name || ' ' || short_names || ' ' || city)`, transliterationPattern(text)?.atAnyWord);

const parted = (text: string): readonly string[] => text.split(' | ').filter((part) => part !== '');

const summaryFromRow = ({ urlName, name, city, state, logoId, interviewsCount, companiesCount }: CollegeRow): CollegeSummary => ({
  urlName,
  name,
  city,
  state,
  logo: pictureUrlOf(logoId),
  interviewsCount,
  companiesCount,
});
