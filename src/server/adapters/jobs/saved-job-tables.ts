import type { JobOutcome } from '#core/careers/job-outcome.ts';
import { accountHash, day, flag, moment, number, oneOf, text } from '../database/column.ts';
import { table, withAccount } from '../database/table.ts';

/** Deleted with the account, and unreadable from the database alone. */
const ofMember = { kept: withAccount, deletedWith: 'account' } as const;

export const savedJob = table('saved_job', {
  purpose: 'Jobs that members saved, and what became of their applications. These are only shown as counts of many people together.',
  ...ofMember,
  countsAs: 'savedJobs',
  columns: {
    saver: accountHash('saved jobs'),
    job_id: text('The job.', 'the server', 'random name'),
    place: number(
      'Its number among the member’s saved jobs; the highest was saved last. Nought where it is saved no longer, and figures count it.',
      'the server',
    ),
    saved_on: day('The day on which it was saved.', 'the server').keptTo('week'),
    outcome: oneOf<JobOutcome>('What became of the application, where the member said so.', 'the server').orNull(),
    counts: flag('Whether its member had a proof that counts when they said so. Figures are of those alone.', 'the server').generated(),
    counted_as: oneOf<JobOutcome>('What the figures of the company count of that; they change only with many people at once.', 'the server').orNull(),
    is_counted_at_job: flag('Whether the figures of the job count it; these change only with many people of the job at once.', 'the server').generated(),
  },
});

export const jobAlert = table('job_alert', {
  purpose: 'Searches for jobs that members want alerts for.',
  ...ofMember,
  countsAs: 'jobAlerts',
  columns: {
    owner: accountHash('job alerts'),
    id: text('A random name.', 'the server', 'random name'),
    place: number('Its number among the member’s alerts; the highest is the newest.', 'the server'),
    sealed: text(
      'The search, and which jobs were there already on the day it was made, encrypted with a key that is not in this database.',
      'the server',
      'sealed',
    ),
    likeness: text(
      'A keyed hash of the search, by which the same search is recognised, made with a key that is not in this database.',
      'the server',
      'keyed hash',
    ),
    created_on: day('The day it was made.', 'the server').keptTo('week'),
    looked_on: day('The day new jobs were last looked for.', 'the server'),
    next_at: moment('When they are looked for next.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    job_alert: typeof jobAlert;
    saved_job: typeof savedJob;
  }
}
