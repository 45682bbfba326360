import { sql, type RawBuilder } from 'kysely';
import { Failure } from '#core/failure.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { InterviewFilters } from '#core/interviews/interview-figures.ts';
import type { InterviewHubSearch, InterviewSearch, InterviewSort } from '#core/interviews/interview-search.ts';
import type { Interview } from '#core/interviews/interview.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { keysetPosition, listCursor, type KeysetPosition } from '../paging/list-cursor.ts';
import { readInterviewFilters } from './interview-filters.ts';
import { interviewRows, interviewsFromRows, type InterviewRow } from './interview-rows.ts';

type Scope = Pick<PseudonymScope, 'db' | 'now' | 'secrets'>;

/** An order of stories: its column, its direction, and what a cursor remembers of a row. */
interface Order {
  readonly column: RawBuilder<unknown>;
  readonly isRising?: true;
  readonly of: (row: InterviewRow) => number;
  readonly at: (order: number) => unknown;
}

const byWeek = { column: sql`interview.posted_at`, of: ({ postedAt }: InterviewRow) => postedAt.getTime(), at: (order: number) => new Date(order) };

const orders: Readonly<Record<InterviewSort, Order>> = {
  popularity: { column: sql`interview.best`, of: ({ best }) => best, at: (order) => order },
  newToOld: byWeek,
  oldToNew: { ...byWeek, isRising: true },
};

/** A page that is asked for: whose list it is, its order, and where it begins. */
interface Asked {
  readonly list: readonly unknown[];
  readonly sort: InterviewSort;
  readonly after: string | null | undefined;
  readonly pageSize: number;
}

export class SqlInterviews implements Interviews {
  readonly #scope: Scope;

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  async list(urlName: string, search: InterviewSearch, after?: string | null, pageSize = usualPageSize): Promise<Page<Interview>> {
    const { sort, outcome, years } = search;
    const { id } = await companyAt(this.#scope.db, urlName);
    const which = [
      sql`and interview.company_id = ${id}`,
      await narrowedTo(this.#scope, search),
      outcome === null ? sql`` : sql`and interview.outcome = ${outcome}`,
      years === null ? sql`` : sql`and interview.posted_at >= ${new Date(this.#scope.now - years * 365 * dayMs)}`,
    ];
    return this.#page(sql.join(which, sql` `), { list: ['interviews', id, search], sort, after, pageSize });
  }

  async filters(urlName: string, designation: string | null): Promise<InterviewFilters> {
    return readInterviewFilters(this.#scope.db, (await companyAt(this.#scope.db, urlName)).id, designation);
  }

  async latest(search: InterviewHubSearch, after?: string | null, pageSize = usualPageSize): Promise<Page<Interview>> {
    const which = sql`${await narrowedTo(this.#scope, search)} ${await atCollege(this.#scope, search)}`;
    return this.#page(which, { list: ['latest interviews', search], sort: search.sort, after, pageSize });
  }

  async one(interviewId: string): Promise<Interview> {
    const [shown] = await interviewsFromRows(this.#scope.db, await interviewRows(this.#scope.db, sql`and interview.id = ${interviewId}`));
    if (!shown) throw new Failure('missing');
    return shown;
  }

  async #page(which: RawBuilder<unknown>, { list, sort, after, pageSize }: Asked): Promise<Page<Interview>> {
    const { db, secrets } = this.#scope;
    const order = orders[sort];
    const direction = order.isRising ? sql`asc` : sql`desc`;
    const from = beyond(order, keysetPosition(secrets, list, after));
    const rows = await interviewRows(db, sql`${which} ${from} order by ${order.column} ${direction}, interview.id ${direction} limit ${pageSize + 1}`);
    const page = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    return { items: await interviewsFromRows(db, page), next: last ? listCursor(secrets, list, { order: order.of(last), id: last.id }) : null };
  }
}

const beyond = ({ column, isRising, at }: Order, position: KeysetPosition | undefined): RawBuilder<unknown> =>
  position ? sql`and (${column}, interview.id) ${isRising ? sql`>` : sql`<`} (${at(position.order)}, ${position.id})` : sql``;

/** The job and the experience that are asked for. The number of the job is asked for first: of one number an index knows the order, and of all that have a name it does not. */
async function narrowedTo({ db }: Scope, { designation, experience }: Pick<InterviewHubSearch, 'designation' | 'experience'>): Promise<RawBuilder<unknown>> {
  const who = experience === null ? sql`` : sql`and interview.experience = ${experience}`;
  if (designation === null) return who;
  const ids = (await db.selectFrom('designation').select('id').where('url_name', '=', designation).execute()).map(({ id }) => id);
  return sql`${who} and interview.designation_id ${ids.length === 1 ? sql`= ${ids[0]}` : sql`= any(${ids}::integer[])`}`;
}

/** The campus that is asked for, by its number, as jobs are. */
async function atCollege({ db }: Scope, { college }: Pick<InterviewHubSearch, 'college'>): Promise<RawBuilder<unknown>> {
  if (college === null) return sql``;
  const found = await db.selectFrom('college').select('id').where('url_name', '=', college).orderBy('id').executeTakeFirst();
  return sql`and interview.college_id = ${found?.id ?? 0}`;
}
