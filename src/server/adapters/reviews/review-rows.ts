import { sql, type Kysely, type RawBuilder } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import { reviewCategories, starSteps, type Review, type ReviewCategory, type Stars } from '#core/reviews/review.ts';
import { joinsReply, replyColumns, replyFromRow, type RepliedRow } from '../company-replies/replied-to.ts';
import { withWaitingUps } from '../counts/counters.ts';
import type { Tables } from '../database/tables.ts';

export const categoryColumns = {
  workLife: 'work_life',
  salary: 'salary',
  jobSecurity: 'job_security',
  growth: 'growth',
  skills: 'skills',
  culture: 'culture',
  satisfaction: 'satisfaction',
} as const satisfies Readonly<Record<ReviewCategory, string>>;

export type RatedRow = Readonly<Record<(typeof categoryColumns)[ReviewCategory], number | null>>;

export interface ReviewRow extends RatedRow, RepliedRow {
  readonly id: string;
  readonly url_name: string;
  readonly company_name: string;
  readonly stars: number;
  readonly title: string;
  readonly likes: string;
  readonly dislikes: string;
  readonly department: string | null;
  readonly designation: string | null;
  readonly city: string | null;
  readonly employment: EmploymentKind | null;
  readonly is_current: boolean | null;
  readonly postedAt: Date;
  readonly upCount: number;
  readonly best: number;
  readonly is_edited: boolean;
  readonly is_invited: boolean;
  readonly is_similar: boolean;
  readonly is_burst: boolean;
  readonly is_counted: boolean;
}

const shown = (level: number, column: RawBuilder<unknown>) => sql`case when review.shown_level >= ${sql.lit(level)} then ${column} end`;

/** `rest` filters and orders, using the table's own name. */
export async function reviewRows(db: Kysely<Tables>, rest: RawBuilder<unknown>): Promise<readonly ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select review.id, company.url_name, company.name as company_name, stars, ${sql.join(Object.values(categoryColumns).map((column) => sql.ref(`review.${column}`)))},
      title, likes, dislikes, ${replyColumns}, posted_at as "postedAt", up_count as "upCount", best, is_edited, is_invited, is_similar, coalesce(rating_week.is_burst, false) as is_burst,
      review.counted_year is not null as is_counted,
      ${shown(1, sql`department.name`)} as department, ${shown(2, sql`designation.name`)} as designation, ${shown(3, sql`city.name`)} as city,
      ${shown(4, sql`employment`)} as employment, ${shown(4, sql`is_current`)} as is_current
    from review join company on company.id = review.company_id
    ${joinsReply('review')}
    left join rating_week on rating_week.company_id = review.company_id and rating_week.week = (review.posted_at at time zone 'UTC')::date
    left join department on department.id = department_id left join designation on designation.id = designation_id left join city on city.id = city_id
    where review.status = 'LIVE' ${rest}`.execute(db);
  return withWaitingUps(db, rows, ({ id }) => id);
}

interface FoundReview {
  readonly id: string;
  readonly companyId: string;
}

/** Finds reviews before joining, since planning a single statement takes longer than both. */
export async function reviewsFound(db: Kysely<Tables>, which: RawBuilder<unknown>): Promise<readonly ReviewRow[]> {
  const { rows: found } = await sql<FoundReview>`select review.id, review.company_id as "companyId" from review
    where review.status = 'LIVE' ${which}`.execute(db);
  if (found.length === 0) return [];
  const [ids, companies] = [found.map(({ id }) => id), [...new Set(found.map(({ companyId }) => companyId))]];
  const theirs = sql`and review.company_id = any(${companies}::text[]) and review.id = any(${ids}::text[])`;
  const rows = new Map((await reviewRows(db, theirs)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

export function reviewFromRow(row: ReviewRow): Review {
  const { department, designation, city, employment, is_current: isCurrent } = row;
  return {
    reviewId: row.id,
    company: { urlName: row.url_name, name: row.company_name },
    stars: starsOf(row.stars),
    ratings: ratingsOf(row),
    title: row.title === '' ? null : row.title,
    likes: row.likes,
    dislikes: row.dislikes,
    job: { department, designation, city, employment, isCurrent },
    week: weekOf(dayOf(row.postedAt.getTime())),
    helpfulCount: row.upCount,
    isEdited: row.is_edited,
    isCounted: row.is_counted,
    signs: [...(row.is_invited ? ['invited' as const] : []), ...(row.is_similar ? ['similar' as const] : []), ...(row.is_burst ? ['burst' as const] : [])],
    reply: replyFromRow(row),
  };
}

export function ratingsOf(row: RatedRow): Review['ratings'] {
  const given = reviewCategories.flatMap((category) => {
    const stars = row[categoryColumns[category]];
    return stars === null ? [] : [[category, starsOf(stars)] as const];
  });
  return Object.fromEntries(given);
}

export function starsOf(given: number): Stars {
  const stars = starSteps.find((step) => step === given);
  if (!stars) throw new Error(`Nobody can give ${given} stars.`);
  return stars;
}
