import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Replied } from '#core/company-desk/company-replies.ts';
import type { BenefitNote } from '#core/benefits/benefit.ts';
import type { Interview } from '#core/interviews/interview.ts';
import type { RepliedKind } from '#core/kinds/contribution-kinds.ts';
import type { Page } from '#core/page.ts';
import type { Review } from '#core/reviews/review.ts';
import { noteFromRow, noteRows } from '../benefits/note-rows.ts';
import { pageOfContributions, type AskedPage } from '../contributions/page-of-contributions.ts';
import { atHome } from '../database/at-home.ts';
import type { Tables } from '../database/tables.ts';
import { interviewRows, interviewsFromRows } from '../interviews/interview-rows.ts';
import { interview } from '../interviews/interview-tables.ts';
import { reviewFromRow, reviewRows, reviewsFound } from '../reviews/review-rows.ts';
import { review } from '../reviews/review-table.ts';
import type { DeskScope } from './desk-scope.ts';

/** Kind of things that a company replies to, as its desk reads them. */
export interface RepliedThings<Thing extends Replied> {
  readonly table: RepliedKind;
  /** Stars of a row, where its kind has any. */
  readonly stars: RawBuilder<number | null>;
  readonly page: (scope: DeskScope, which: RawBuilder<unknown>, asked: AskedPage) => Promise<Page<Thing>>;
  readonly one: (db: Kysely<Tables>, id: string) => Promise<Thing | undefined>;
}

export const repliedReviews: RepliedThings<Review> = {
  table: 'review',
  stars: sql`stars`,
  page: async (scope, which, asked) => {
    const { rows, next } = await pageOfContributions(scope, 'review', asked, (rest) => reviewsFound(scope.db, sql`${which} ${rest}`));
    return { items: rows.map(reviewFromRow), next };
  },
  one: async (db, id) => (await reviewRows(db, sql`and review.id = ${id} ${await atHome(db, review, id)}`)).map(reviewFromRow)[0],
};

export const repliedInterviews: RepliedThings<Interview> = {
  table: 'interview',
  stars: sql`null::integer`,
  page: async (scope, which, asked) => {
    const { rows, next } = await pageOfContributions(scope, 'interview', asked, (rest) => interviewRows(scope.db, sql`${which} ${rest}`));
    return { items: await interviewsFromRows(scope.db, rows), next };
  },
  one: async (db, id) => {
    const rows = await interviewRows(db, sql`and interview.id = ${id} ${await atHome(db, interview, id)}`);
    return (await interviewsFromRows(db, rows))[0];
  },
};

export const repliedBenefits: RepliedThings<BenefitNote> = {
  table: 'benefits',
  stars: sql`null::integer`,
  page: async (scope, which, asked) => {
    const { rows, next } = await pageOfContributions(scope, 'benefits', asked, (rest) => noteRows(scope.db, sql`${which} ${rest}`));
    return { items: rows.map(noteFromRow), next };
  },
  one: async (db, id) => (await noteRows(db, sql`and benefits.id = ${id}`)).map(noteFromRow)[0],
};
