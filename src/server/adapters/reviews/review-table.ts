import type { Buyout } from '#core/reviews/review-draft.ts';
import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { answerColumns, contributionColumns, countedYear, helpfulCounts } from '../contributions/contribution-columns.ts';
import { companyId, flag, integers, number, oneOf, text } from '../database/column.ts';
import { leavesPlace, table } from '../database/table.ts';

const rated = (what: string) => number(`The stars given to ${what}.`, 'everyone').orNull().wipedTo(null);
const shownWhen = `empty until it is shown, which takes ${fewestContributors} people who share it and come to it together`;
const job = (what: string) => number(`${what}, by its number; ${shownWhen}.`, 'everyone').orNull().wipedTo(null);

export const review = table('review', {
  purpose: 'Reviews of companies by people who work or worked there. Each has its own key, and none is linked to an account.',
  kept: leavesPlace,
  staysBecause: 'It is not linked to any account. Its author deletes it with its key, and an empty place stays.',
  spread: 'by company',
  columns: {
    ...contributionColumns('review', 'Reviews'),
    counted_year: countedYear,
    stars: number('The stars given.', 'everyone'),
    work_life: rated('work and life'),
    salary: rated('pay'),
    job_security: rated('how safe the job is'),
    growth: rated('promotions'),
    skills: rated('what one learns'),
    culture: rated('the company’s ways'),
    satisfaction: rated('the work itself'),
    title: text('Its headline; empty if there is none.', 'everyone', 'member'),
    likes: text('The likes.', 'everyone', 'member'),
    dislikes: text('The dislikes.', 'everyone', 'member'),
    department_id: job('The department'),
    designation_id: job('The designation'),
    city_id: job('The city'),
    employment: oneOf<EmploymentKind>(`The kind of employment; ${shownWhen}.`, 'everyone').orNull().wipedTo(null),
    is_current: flag(`Whether they work there still; ${shownWhen}.`, 'everyone').orNull().wipedTo(null),
    sealed_job: text('The whole job as long as not all of it is shown, encrypted with a key that is not in this database.', 'the server', 'sealed')
      .orNull()
      .wipedTo(null),
    shown_level: number('How many parts of the job are shown.', 'the server').generated(),
    counted_level: number(
      `How many parts were ever shown, also of a job that was given before. People who were counted for a part once are not among the ${fewestContributors} for whom it is shown next.`,
      'the server',
    ).generated(),
    is_invited: flag('Whether it came from a link by the employer.', 'everyone').generated(),
    is_similar: flag('Whether it says nearly the same as another review of the company.', 'everyone').generated(),
    industry: text('The industry of the company, by which the newest can be filtered.', 'everyone', 'employers'),
    ...answerColumns,
    ...helpfulCounts,
  },
});

export const exitFact = table('exit_fact', {
  purpose: 'What leaving a company took the people who reviewed it. It is only read in sums over many people, never of one person.',
  kept: { for: 'always', because: 'It is deleted with the review.' },
  deletedWith: 'review',
  spread: 'by company',
  columns: {
    company_id: companyId,
    review_id: text('The review it is part of.', 'the server', 'random name'),
    bond_rupees: number('The bond that was signed; 0 where there was none.', 'the server').orNull(),
    bond_months: number('For how many months.', 'the server').orNull(),
    notice_days: number('The days of notice.', 'the server').orNull(),
    buyout: oneOf<Buyout>('Whether the notice could be bought out.', 'the server').orNull(),
    relieving_days: number('The days until the relieving letter came.', 'the server').orNull(),
    settlement_days: number('The days until the final settlement came.', 'the server').orNull(),
    is_withheld: flag('Whether anything was withheld.', 'the server').orNull(),
  },
});

export const reviewMinHash = table('review_print', {
  purpose: 'What the shown reviews of a company are compared by, so that readers see which ones say nearly the same.',
  kept: { for: 'always', because: 'It is deleted with the review, and when the review is no longer shown.' },
  deletedWith: 'review',
  spread: 'by company',
  columns: {
    company_id: companyId,
    review_id: text('The review.', 'the server', 'random name'),
    version: number('The version of the review that it was made from.', 'the server'),
    print: integers(
      'Sixteen hashes of runs of four words of the text. Two reviews share most of them only if they share most of their words. It says nothing about other texts of the same person.',
      'the server',
    ),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    exit_fact: typeof exitFact;
    review: typeof review;
    review_print: typeof reviewMinHash;
  }
}
