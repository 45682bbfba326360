import { sql, type Kysely } from 'kysely';
import { listNames } from '#core/questions/question-listings.ts';
import { contributionKinds, declaredKinds } from '#core/kinds/contribution-kinds.ts';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { testedKinds } from '#tests/kinds/tested-kinds.ts';
import { noTabCounts, type KnownCompany } from '#tests/companies.ts';
import { aKnownReview, keepReviewRow } from '#tests/reviews.ts';

/** Salaries beyond those a shown figure counts, a number that must stay secret. */
const unsent = 7;

/** Stores tab counts: published steps of people behind pay, beside the exact counts. */
export async function keepTabCounts(db: Kysely<Tables>, companies: readonly KnownCompany[]): Promise<void> {
  for (const { companyId, urlName, name, followersCount, tabCounts } of companies.filter(({ tabCounts: counts }) => counts !== noTabCounts)) {
    const { reviews, salaries, interviews, interviewQuestions, jobs, posts, questions } = tabCounts;
    if (salaries > 0)
      await sql`insert into pay_slice (company_id, counted, people, median, figures) values (${companyId}, ${salaries + unsent}, ${salaries}, 700000, '{}')`.execute(
        db,
      );
    if (reviews > 0) await keepRating(db, companyId, reviews);
    if (interviews > 0)
      await sql`insert into interview_figure (company_id, interviews_count, questions_count, figures)
        values (${companyId}, ${interviews}, ${interviewQuestions + 1}, '{}')`.execute(db);
    for (const kind of contributionKinds) {
      const { page } = declaredKinds[kind];
      if (page !== 'photos') await testedKinds[kind].keepTabCount?.(db, companyId, tabCounts[page]);
    }
    if (jobs > 0) await sql`insert into job_option (kind, option, jobs_count) values ('company', ${companyId}, ${jobs})`.execute(db);
    if (posts > 0)
      await sql`insert into community (id, type, url_name, name, category, about, posts_count, followers_count)
        values (${`c${companyId}`}, 'company', ${urlName}, ${name}, '', '', ${posts}, ${followersCount})`.execute(db);
    for (let at = 0; at < questions; at++) await keepQuestion(db, { id: `${companyId}q${at}`, companyId, isAsked: false });
    // One that was asked in an interview is none that members ask.
    await keepQuestion(db, { id: `${companyId}asked`, companyId, isAsked: true });
    // One that a moderator looks at is counted with the figures of the stories, and shown to nobody.
    await keepQuestion(db, { id: `${companyId}hidden`, companyId, isAsked: true, status: 'FLAGGED' });
    await sql`insert into question_listing (list, question_id, asked_count) values (${listNames.company(companyId)}, ${`${companyId}hidden`}, 1)`.execute(db);
  }
}

/** One of the shown reviews is in no figure. */
async function keepRating(db: Kysely<Tables>, companyId: string, reviews: number): Promise<void> {
  await sql`insert into company_rating (company_id, reviews_count, prior_hundredths) values (${companyId}, ${reviews - 1}, 380)`.execute(db);
  await keepReviewRow(db, aKnownReview({ companyId, countedYear: null }));
}

interface KeptQuestion {
  readonly id: string;
  readonly companyId: string;
  readonly isAsked: boolean;
  readonly status?: 'LIVE' | 'FLAGGED';
}

const keepQuestion = (db: Kysely<Tables>, { id, companyId, isAsked, status = 'LIVE' }: KeptQuestion) =>
  db
    .insertInto('question')
    .values({
      id,
      company_id: companyId,
      designation_id: null,
      author_ref: `${id}author`,
      status,
      is_asked: isAsked,
      locked_for: null,
      posted_at: new Date('2026-10-05T00:00:00Z'),
      text: ownWords('Do they pay on the first of the month?'),
      text_key: '',
      merged_into: null,
    })
    .execute();
