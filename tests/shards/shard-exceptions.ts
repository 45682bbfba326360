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

/** Adapter file or word (`moderation/`), with tables whose shard key it may omit or join across groups. */
export type ShardException = readonly [adapter: string, tables: readonly string[]];

/** Reasons with their adapters, whose statements need several machines. Rule-abiding ones are not listed. */
const byReason: Readonly<Record<string, Readonly<Record<string, ShardException[1]>>>> = {
  'It goes over every row of a table on purpose: each shard answers for its own.': {
    'account/account-remains.ts': everyTable,
    'careers/move-careers.ts': ['account'],
    'change-secret.ts': everyTable,
    'coarse-times.ts': everyTable,
    'login/login-mode.ts': everyTable,
    'reseal-facts.ts': everyTable,
    'seal-clear-facts.ts': everyTable,
    'mutes/rekey-muted-things.ts': ['block', 'mute'],
    'own-data/sql-own-data.ts': everyTable,
    'offers/sealed-offers.ts': ['salary_offer'],
    'rewards/point-key.ts': rewardedTables,
    'shuffle-rows.ts': everyTable,
    'sweep-expired.ts': everyTable,
  },
  'It asks for what members write of whatever kind, by its id alone, by its author, or for all that there is; the kinds are put one after the other.': {
    'personas/written-by.ts': everyKind,
    'counts/aggregate-counts.ts': everyKind,
    'mutes/sql-mutes.ts': everyKind,
    'notifications/rung-recipients.ts': everyKind,
    'notifications/tell-events.ts': everyKind,
    'notifications/notified-lines.ts': everyKind,
    'posts/page-elsewhere.ts': everyKind,
    'company-replies/company-reply-kind.ts': ['company_reply'],
  },
  'What waits or was decided is listed with what it is about, and a review or a story lies with its company.': {
    'moderation/': [...decided, 'report'],
    'queue/sql-queue-items.ts': decided,
  },
  'A comment is asked for by its id alone, or by its author, neither of which leads to its post.': {
    'comments/comment-parents.ts': ['comment'],
    'comments/comment-rows.ts': ['comment'],
    'comments/comment-writer.ts': ['comment'],
    'comments/sql-comments.ts': ['comment'],
    'feeds/sql-feeds.ts': ['comment'],
    'questions/let-go.ts': ['comment'],
  },
  'Companies are asked for by name or all at once, and a merge of two, or of two industries, goes over what belongs to either.': {
    'administration/company-logos.ts': ['company_picture'],
    'administration/company-rows.ts': ['company_location'],
    'administration/import-companies.ts': ['company_location'],
    'administration/merge-companies.ts': ['post', 'typed_company'],
    'administration/merge-industry.ts': ['job', 'review'],
    'communities/move-community.ts': ['post'],
    'companies/move-profile.ts': ['company_relation'],
  },
  'A review, a story, a salary or a photo is asked for by its key alone, as its author knows it.': {
    'photos/sql-own-photos.ts': ['photo_set'],
    'rewards/sql-reward-tokens.ts': rewardedTables,
    'salaries/sql-own-salaries.ts': ['salary'],
  },
  'A question stands in lists of all companies, and in stories of several.': {
    'companies/move-questions.ts': ['question', 'question_listing'],
    'companies/read-tab-counts.ts': ['question'],
    'questions/alike-candidates.ts': ['question'],
    'questions/asked-together.ts': ['question_place'],
    'questions/count-lists.ts': ['question_listing'],
    'questions/join-questions.ts': ['question_place'],
    'questions/keep-asked.ts': ['question'],
    'questions/let-go.ts': ['question'],
    'questions/list-questions.ts': ['question', 'question_place'],
    'questions/question-lists.ts': ['question'],
    'search/page-content.ts': ['question'],
  },
  'The newest reviews are found among those of all companies.': {
    'reviews/review-rows.ts': ['review'],
  },
  'Figures, mails or lists of URLs are made of all companies, posts, pictures or members, one after the other.': {
    'colleges/count-campus.ts': ['college_figure'],
    'digests/send-digests.ts': ['mail_address'],
    'events/queue-lengths.ts': ['mail_address'],
    'followers/count-activity.ts': ['company_activity', 'company_visit', 'post', 'review'],
    'home/count-headlines.ts': ['account', 'company_rating', 'interview', 'review', 'salary'],
    'media/picture-objects.ts': ['post_media'],
    'media/unused-objects.ts': ['post_media'],
    'navigation/sql-site-urls.ts': ['job', 'post', 'question', 'review'],
    'summaries/refresh-stale.ts': ['stale_pay', 'stale_summary'],
    'usage/sql-curated-events.ts': ['consent'],
    'keyed-voters/keyed-voters.ts': ['post_view'],
  },
  'An edition of the awards, and the best places in all of them, are those of all companies.': {
    'awards/frozen-entrants.ts': ['award_entrant'],
    'companies/show-best-awards.ts': ['award_winner'],
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
    'jobs/sql-job-removals.ts': ['job'],
    'support/sql-grievances.ts': ['job'],
  },
  'A job is saved and notified by its id alone, of whatever company; alerts that are due, and reports that are counted, are those of all members.': {
    'jobs/count-job-outcomes.ts': ['job', 'job_outcome_figure', 'saved_job'],
    'jobs/sealed-alert.ts': ['job_alert'],
    'jobs/sql-saved-jobs.ts': ['job'],
    'notifications/tell-alerts.ts': ['job_alert'],
  },
  'Jobs are listed of all companies, and one is found by its name alone.': {
    'jobs/job-list-query.ts': ['job'],
    'jobs/job-options.ts': ['job'],
    'jobs/refresh-job-summaries.ts': ['job'],
    'search/page-content.ts': ['job'],
  },
  'A feed goes over the posts of all homes.': { 'feeds/sql-feeds.ts': ['post'] },
  'Accounts are listed by their role or by how long they rest, or it is asked whether there is any.': {
    'administration/sql-administrator-log.ts': ['account'],
    'caller/keys-of-personas.ts': ['account'],
    'moderation/': ['account'],
    'secrets/known-secret.ts': ['account'],
  },
  'A device or a recovery code is found by itself, before it is known whose it is.': {
    'login/sql-recovery-codes.ts': ['recovery_code'],
    'events/note-pushes.ts': ['persona_device'],
    'notifications/send-pushes.ts': ['persona_device'],
    'notifications/tellable-devices.ts': ['persona_device'],
  },
};

/** Exceptions in one list. An adapter may have several reasons. */
export const shardExceptions: readonly ShardException[] = Object.values(byReason).flatMap((adapters) => Object.entries(adapters));
