import type { JobParts } from '#core/crowds/shown-levels.ts';
import { jobColumnsOf } from '#server/adapters/reviews/sealed-job.ts';
import { reviewSummary } from '#server/adapters/reviews/review-summary.ts';
import { SqlReviews } from '#server/adapters/reviews/sql-reviews.ts';
import { testSecrets } from '#tests/database.ts';
import { aReviewDraft } from '#tests/ports/reviews/own-reviews.ts';
import { aKnownReview, keepReviews } from '#tests/reviews.ts';
import { nameJobs } from '#tests/salaries.ts';
import { company, keyed, now } from './played-company.ts';
import type { TestedKind } from './tested-kind.ts';

const { companyId, urlName } = company;

export const keptJob: JobParts = { department: 1, designation: 2, city: 3, employment: 'intern', isCurrent: true };

const exit = { bondRupees: null, bondMonths: null, buyout: null, relievingDays: null, settlementDays: null, isWithheld: null };
const job = { designation: 'Weaver', city: 'Surat', employment: 'full-time', isCurrent: true } as const;

export const testedReviews = {
  table: 'review',
  async keepShown(db, at) {
    const known = aKnownReview({
      companyId: at,
      title: 'A canary-title',
      likes: 'The canary-likes of the team.',
      dislikes: 'The canary-dislikes of the team.',
    });
    await keepReviews(db, [known]);
    return known.reviewId;
  },
  create: ({ ownReviews }, token) => ownReviews.create('koyal-pay', { ...aReviewDraft, isInvited: false }, token),
  remove: ({ ownReviews }, id) => ownReviews.remove(id),
  rows: ({ secrets, persona, moment, text, rupees }) => ({
    review: {
      company_id: 'theirs',
      id: 'my review',
      sealed_job: jobColumnsOf(secrets, 'my review', keptJob).sealed_job,
      author_ref: persona,
      locked_for: null,
      posted_at: moment,
      due_at: null,
      stars: 4,
      title: text,
      likes: text,
      dislikes: text,
      industry: 'their-industry',
      employment: null,
      is_current: null,
      answer: text,
      answered_on: null,
      answered_id: null,
    },
    exit_fact: { company_id: 'theirs', review_id: 'my review', bond_rupees: rupees },
    company_reply: {
      company_id: 'theirs',
      id: 'my reply',
      author_ref: persona,
      locked_for: null,
      posted_at: moment,
      about_id: 'my review',
      nth: 1,
      text,
      replied_on: '2026-11-20',
    },
    reply_version: { company_id: 'theirs', company_reply_id: 'my reply', version: 1, text: 'We look into it.', written_on: '2026-11-20' },
    review_print: { company_id: 'theirs', review_id: 'my review', version: 0, print: [rupees] },
    review_quote: { company_id: 'theirs', topic: 'pay', side: 'likes', place: 0, review_id: 'my review', version: rupees, start: 0, length: 40 },
  }),
  play: {
    about: 'leaving (F-06)',
    table: 'review',
    summary: reviewSummary(testSecrets),
    async come(db, values) {
      await nameJobs(db, [{ ...job, department: 'Weaving' }]);
      const week = (at: number): string => (at % 2 === 0 ? `2024-W${10 + (at % 32)}` : '2026-W40');
      const written = values.map((noticeDays, at) => aKnownReview({ companyId, status: 'SCHEDULED', ...job, week: week(at), exit: { ...exit, noticeDays } }));
      await keepReviews(db, written, now);
      return written.map(({ reviewId }) => reviewId);
    },
    change: (db, id, value) => db.updateTable('exit_fact').set({ notice_days: value }).where('review_id', '=', id).execute(),
    read: async (db) => (await new SqlReviews(keyed(db)).insights(urlName)).exit.noticeDays,
  },
} as const satisfies TestedKind;
