import { sql, type RawBuilder } from 'kysely';
import { existing } from '#core/failure.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { InterviewFilters } from '#core/interviews/interview-figures.ts';
import type { InterviewHubSearch, InterviewSearch } from '#core/interviews/interview-search.ts';
import type { Interview } from '#core/interviews/interview.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { companyAt } from '../companies/company-at.ts';
import { pageOfContributions, type AskedPage } from '../contributions/page-of-contributions.ts';
import { readInterviewFilters } from './interview-filters.ts';
import { interviewRows, interviewsFromRows } from './interview-rows.ts';
import { atHome } from '../database/at-home.ts';
import { interview } from './interview-tables.ts';

type Scope = Pick<PseudonymScope, 'db' | 'now' | 'secrets'>;

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
    const [shown] = await interviewsFromRows(
      this.#scope.db,
      await interviewRows(this.#scope.db, sql`and interview.id = ${interviewId} ${await atHome(this.#scope.db, interview, interviewId)}`),
    );
    return existing(shown);
  }

  async #page(which: RawBuilder<unknown>, asked: AskedPage): Promise<Page<Interview>> {
    const { db } = this.#scope;
    const { rows, next } = await pageOfContributions(this.#scope, 'interview', asked, (rest) => interviewRows(db, sql`${which} ${rest}`));
    return { items: await interviewsFromRows(db, rows), next };
  }
}

/** Looks up the job's number first, because an index keeps the order for a single number only. */
async function narrowedTo({ db }: Scope, { designation, experience }: Pick<InterviewHubSearch, 'designation' | 'experience'>): Promise<RawBuilder<unknown>> {
  const who = experience === null ? sql`` : sql`and interview.experience = ${experience}`;
  if (designation === null) return who;
  const ids = (await db.selectFrom('designation').select('id').where('url_name', '=', designation).execute()).map(({ id }) => id);
  return sql`${who} and interview.designation_id ${ids.length === 1 ? sql`= ${ids[0]}` : sql`= any(${ids}::integer[])`}`;
}

async function atCollege({ db }: Scope, { college }: Pick<InterviewHubSearch, 'college'>): Promise<RawBuilder<unknown>> {
  if (college === null) return sql``;
  const found = await db.selectFrom('college').select('id').where('url_name', '=', college).orderBy('id').executeTakeFirst();
  return sql`and interview.college_id = ${found?.id ?? 0}`;
}
