import { sql, type Kysely } from 'kysely';
import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import type { ReviewCategory, Stars } from '#core/reviews/review.ts';
import type { ExitFacts } from '#core/reviews/review-draft.ts';
import { mondayOf } from '#core/moderation/ledger.ts';
import { deskRef } from '#server/adapters/company-replies/company-reply-kind.ts';
import { checked, sanitized } from '#server/adapters/content/sanitized-text.ts';
import { keepParts } from '#server/adapters/contributions/contribution-rows.ts';
import { categoryColumns } from '#server/adapters/reviews/review-rows.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { exitPart } from '#server/adapters/reviews/sql-own-reviews.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { anId } from './content.ts';
import { testSecrets } from './database.ts';

/** Facts of one test review. Departments, designations and cities go by name. */
export interface KnownReview {
  readonly reviewId: string;
  readonly companyId: string;
  readonly authorRef: string;
  readonly status: 'LIVE' | 'SCHEDULED' | 'FLAGGED';
  readonly stars: Stars;
  readonly ratings: Readonly<Partial<Record<ReviewCategory, Stars>>>;
  readonly title: string;
  readonly likes: string;
  readonly dislikes: string;
  readonly designation: string | null;
  readonly city: string | null;
  readonly employment: EmploymentKind | null;
  readonly isCurrent: boolean | null;
  readonly week: string;
  readonly dueAt: string | null;
  /** Year of its token, or null if it does not count. */
  readonly countedYear: number | null;
  readonly helpful: number;
  readonly isInvited: boolean;
  readonly reply: string;
  readonly exit: ExitFacts | null;
}

export function aKnownReview(known: Partial<KnownReview> & Pick<KnownReview, 'companyId'>): KnownReview {
  const reviewId = anId('r');
  return {
    reviewId,
    authorRef: `key-of-${reviewId}`.padEnd(43, 'x'),
    status: 'LIVE',
    stars: 4,
    ratings: { workLife: 4 },
    title: 'Good teams',
    likes: 'Seniors review code properly and nobody calls after seven.',
    dislikes: 'The promotion cycle moved twice within this one year.',
    designation: null,
    city: null,
    employment: null,
    isCurrent: null,
    week: '2026-W40',
    dueAt: null,
    countedYear: 2026,
    helpful: 0,
    isInvited: false,
    reply: '',
    exit: null,
    ...known,
  };
}

/** Inserts reviews of existing companies and computes their figures. */
export async function keepReviews(db: Kysely<Tables>, reviews: readonly KnownReview[], nowMs = Date.UTC(2026, 10, 20)): Promise<void> {
  for (const review of reviews) await keepReviewRow(db, review);
  for (const companyId of new Set(reviews.map((review) => review.companyId)))
    await db.transaction().execute((transaction) => reviewSummary(testSecrets).refresh(transaction, companyId, nowMs));
}

export async function keepReviewRow(db: Kysely<Tables>, review: KnownReview): Promise<void> {
  const rated = Object.entries(review.ratings).map(([category, stars]) => [Reflect.get(categoryColumns, category), stars]);
  const row = {
    company_id: review.companyId,
    id: review.reviewId,
    author_ref: review.authorRef,
    status: review.status,
    posted_at: new Date(mondayOf(review.week)).toISOString(),
    due_at: review.dueAt,
    counted_year: review.countedYear,
    stars: review.stars,
    title: review.title,
    likes: review.likes,
    dislikes: review.dislikes,
    employment: review.employment,
    is_current: review.isCurrent,
    is_invited: review.isInvited,
    up_count: review.helpful,
    best: review.helpful,
    ...Object.fromEntries(rated),
  };
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into review (${columns}, department_id, designation_id, city_id, industry)
    select ${columns}, (select department_id from designation where name = ${review.designation} limit 1), (select id from designation where name = ${review.designation} limit 1),
      (select id from city where name = ${review.city} limit 1), (select industry from company where id = ${review.companyId})
    from jsonb_populate_record(null::review, ${JSON.stringify(row)}::jsonb)`.execute(db);
  if (review.reply !== '') await keepReplyTo(db, { companyId: review.companyId, aboutId: review.reviewId, text: review.reply });
  if (review.exit) await keepExitOf(db, review, review.exit);
}

const keepExitOf = async (db: Kysely<Tables>, { companyId, reviewId }: KnownReview, exit: ExitFacts): Promise<void> =>
  db.transaction().execute((transaction) => keepParts(transaction, 'review', { companyId, id: reviewId }, exitPart(exit)));

/** Id of the reply below a test contribution. */
export const replyIdOf = (aboutId: string): string => `y${aboutId.slice(1)}`;

interface KnownReply {
  readonly companyId: string;
  readonly aboutId: string;
  readonly text: string;
}

/** Inserts the reply of a company below what exists. */
export const keepReplyTo = async (db: Kysely<Tables>, { companyId, aboutId, text }: KnownReply): Promise<void> =>
  void (await db
    .insertInto('company_reply')
    .values({
      company_id: companyId,
      id: replyIdOf(aboutId),
      author_ref: deskRef(companyId),
      locked_for: null,
      posted_at: new Date('2026-11-02T00:00:00Z'),
      about_id: aboutId,
      nth: 1,
      text: checked({ text: sanitized(text) }).text,
      replied_on: '2026-11-02',
    })
    .execute());
