import { rewardedTables } from '#server/adapters/rewards/point-key.ts';
import { testDeclarations } from '#tests/database.ts';

/** Names that represent several tables. */
export const tableGroups: Readonly<Record<string, readonly string[]>> = {
  'every table': testDeclarations.tables.map(({ name }) => name),
  'every kind of content': testDeclarations.kinds.all.map(({ table }) => table.name),
};

const everyTable = ['every table'];
const everyKind = ['every kind of content'];
const decided = [...everyKind, 'moderation_item'];

/** Adapter file or word (`moderation/`), with spread tables it asks on all machines, and others that it joins with them. */
export type MeantForAll = readonly [adapter: string, tables: readonly string[]];

/** Reasons with their adapters, whose statements need several machines. Rule-abiding ones are not listed. */
const byReason: Readonly<Record<string, Readonly<Record<string, MeantForAll[1]>>>> = {
  'It goes over every row of a table on purpose: each shard answers for its own.': {
    'change-secret.ts': everyTable,
    'own-data/sql-own-data.ts': everyTable,
    'rewards/point-key.ts': rewardedTables,
    'shuffle-rows.ts': everyTable,
    'sweep-expired.ts': everyTable,
  },
  'It asks for what members write of whatever kind, by its id alone, by its author, or for all that there is; the kinds are put one after the other.': {
    'queue/items-from-rows.ts': [...decided, 'company_photo', 'chat_picture'],
    'votes/sql-votes.ts': [...everyKind, 'count_delta', 'vote'],
    'counts/aggregate-counts.ts': everyKind,
    'mutes/sql-mutes.ts': everyKind,
    'notifications/rung-recipients.ts': everyKind,
    'notifications/notified-lines.ts': everyKind,
    'posts/page-elsewhere.ts': everyKind,
    'company-replies/company-reply-kind.ts': ['company_reply'],
  },
  'What waits or was decided is listed with what it is about, and a review or a story lies with its company.': {
    'moderation/': [...decided, 'report'],
    'queue/sql-queue-items.ts': [...decided, 'employer_report', 'report'],
  },
  'Companies are asked for by name or all at once, and a merge of two, or of two industries, goes over what belongs to either.': {
    'administration/company-logos.ts': ['company_picture'],
    'administration/company-rows.ts': ['company_location'],
    'administration/import-companies.ts': ['company_location'],
    'administration/merge-companies.ts': ['typed_company'],
    'administration/merge-industry.ts': ['job', 'review'],
    'companies/move-profile.ts': ['company_relation'],
  },
  'A review, a story, a salary or a photo is asked for by its key alone, as its author knows it.': {
    'interviews/sql-interviews.ts': ['interview'],
    'company-desk/replied-things.ts': ['interview', 'review'],
    'contributions/own-contributions.ts': ['typed_company'],
    'photos/sql-own-photos.ts': ['photo_set'],
    'reviews/sql-reviews.ts': ['review'],
    'rewards/sql-reward-tokens.ts': rewardedTables,
    'salaries/sql-own-salaries.ts': ['salary'],
  },
  'A question stands in lists of all companies, and in stories of several.': {
    'questions/asked-together.ts': ['question_place'],
    'questions/join-questions.ts': ['question_place'],
    'questions/list-questions.ts': ['question_place'],
  },
  'The newest reviews are found among those of all companies.': {
    'reviews/review-rows.ts': ['review'],
  },
  'Figures, mails or lists of URLs are made of all companies, posts, pictures or members, one after the other.': {
    'colleges/college-page.ts': ['college_figure'],
    'colleges/count-campus.ts': ['college_figure'],
    'companies/forget-typed.ts': ['every kind of content', 'salary', 'typed_company'],
    'followers/count-activity.ts': ['company_activity'],
    'home/count-headlines.ts': ['company_rating', 'interview', 'review', 'salary'],
    'navigation/sql-site-urls.ts': ['job', 'review'],
    'summaries/refresh-stale.ts': ['stale_pay', 'stale_summary'],
  },
  'An edition of the awards, and the best places in all of them, are those of all companies.': {
    'awards/frozen-entrants.ts': ['award_entrant'],
    'companies/show-best-awards.ts': ['award_winner'],
  },
  'A domain of an email is looked for among those of all companies.': {
    'company-desk/domain-signs.ts': ['company_domain', 'fact_wording'],
    'verification/counted-domains.ts': ['company_domain', 'fact_wording'],
  },
  'A page about companies adds what it names of each beside their communities, which lie on the first machine.': {
    'companies/sql-companies.ts': ['community', 'company_location', 'fact_wording', 'offered_benefit'],
    'followers/sql-badges.ts': ['community', 'company_activity', 'desk_person'],
  },
  'What a job pays is asked for at all companies.': {
    'salaries/largest-companies.ts': ['salary'],
    'salaries/count-pay.ts': ['salary'],
    'salaries/note-counted-pay.ts': ['salary'],
    'salaries/pay-rows.ts': ['pay_slice'],
  },
  'A feed lists jobs of several companies, and one job is named by its id alone.': {
    'jobs/confirm-job.ts': ['job'],
    'jobs/feed-rows.ts': ['job'],
    'jobs/sql-jobs.ts': ['job'],
    'jobs/sql-job-removals.ts': ['job'],
    'support/sql-grievances.ts': ['job'],
  },
  'A job is saved and notified by its id alone, of whatever company; alerts that are due, and reports that are counted, are those of all members.': {
    'jobs/count-job-outcomes.ts': ['job', 'job_outcome_figure'],
    'jobs/sql-saved-jobs.ts': ['job'],
  },
  'Jobs are listed of all companies, and one is found by its name alone.': {
    'jobs/job-list-query.ts': ['job'],
    'jobs/job-options.ts': ['job'],
    'jobs/refresh-job-summaries.ts': ['job'],
    'search/page-content.ts': ['job'],
  },
};

/** Exceptions in one list. An adapter may have several reasons. */
export const overAllMachines: readonly MeantForAll[] = Object.values(byReason).flatMap((adapters) => Object.entries(adapters));
