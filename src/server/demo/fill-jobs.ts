import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { feedRow } from '#core/jobs/job-feed.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { feedLists } from '#server/adapters/jobs/feed-lists.ts';
import { addJobs } from '#server/adapters/jobs/feed-rows.ts';
import { mapFeedJobs } from '#server/adapters/jobs/map-feed-jobs.ts';
import { refreshJobSummaries } from '#server/adapters/jobs/refresh-job-summaries.ts';
import { runUntimed } from './fill-once.ts';
import { designationNumbers, fillContributions } from './fill-contributions.ts';
import type { FillOptions } from './fill.ts';
import { composeJobs } from './jobs/compose-jobs.ts';
import type { DemoJobPost } from './jobs/demo-job-post.ts';

const mostInTests = 12;

const feed = 'demo';

interface DemoJobRow extends DemoJobPost {
  readonly companyUrl: string;
}

/** Adds jobs as an import would, where there are none, and returns their number. */
export async function fillDemoJobs(db: Kysely<Tables>, options: FillOptions): Promise<number> {
  const { seed, nowMs } = options;
  const count = await fillContributions<DemoJobRow>(db, options, {
    table: 'job',
    mostInTests,
    write: (transaction, rows) => writeJobs(transaction, rows, nowMs),
    makeFigures: async (transaction) => void (await runUntimed(transaction, 'analyze job')),
    composing: async () => (company, place) => composeJobs(seed, company, place).map((post) => ({ ...post, companyUrl: company.urlName })),
  });
  if (count > 0) await refreshJobSummaries(db, { now: () => nowMs });
  return count;
}

async function writeJobs(transaction: Transaction<Tables>, rows: readonly DemoJobRow[], nowMs: number): Promise<void> {
  const [designation, lists] = [await designationNumbers(transaction), await feedLists(transaction)];
  const dayBefore = (days: number): string => dayOf(nowMs - days * dayMs);
  const maybe = (days: number | null): string | null => (days === null ? null : dayBefore(days));
  const feedRows = rows.map((row, at) =>
    feedRow(at, `${row.companyUrl} ${row.number}`, {
      ...row,
      company: row.companyUrl,
      places: row.cities,
      closesOn: row.closesInDays === null ? null : dayBefore(-row.closesInDays),
    }),
  );
  const written = mapFeedJobs(feedRows, lists, { company: undefined, today: dayOf(nowMs) }).flatMap(({ job, row: { at } }) => {
    const post = rows[at];
    if (!job || !post) return [];
    const designation_id = designation(post.job.department, post.job.designation);
    const times = {
      first_seen: dayBefore(post.seenDaysAgo),
      last_confirmed: dayBefore(post.confirmedDaysAgo),
      said_open_on: maybe(post.saidOpenDaysAgo),
      reposts: post.reposts,
    };
    return [{ id: post.jobId, post, job: { ...job, facts: { ...job.facts, designation_id } }, times }];
  });
  await addJobs(transaction, feed, written);
  for (const { id, post } of written) {
    if (post.closedDaysAgo !== null)
      await transaction
        .updateTable('job')
        .set({ closed_on: dayBefore(post.closedDaysAgo) })
        .where('id', '=', id)
        .execute();
  }
}
