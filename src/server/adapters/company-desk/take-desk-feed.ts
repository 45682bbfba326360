import type { Kysely } from 'kysely';
import { mostReportedLines, troubledReport, type FeedLine, type FeedReport, type FeedTrouble } from '#core/company-desk/feed-report.ts';
import type { FeedContent } from '#core/company-desk/job-feeds.ts';
import { dayOf } from '#core/figures/ago.ts';
import { indiaAheadMs } from '#core/figures/durations.ts';
import type { FeedRefusal, JobFeed } from '#core/jobs/job-feed.ts';
import type { FoundCompany } from '../companies/company-at.ts';
import type { Tables } from '../database/tables.ts';
import { filedJobs, readJobs } from '../jobs/desk-feeds.ts';
import { importJobs, type JobImportReport } from '../jobs/import-jobs.ts';
import { readFeedText } from '../jobs/read-feed-text.ts';
import { domainsOfCompany } from './domain-signs.ts';
import { fetchDeskFeed } from './fetch-desk-feed.ts';

export interface FeedReading {
  readonly db: Kysely<Tables>;
  readonly now: number;
  readonly fetchFrom: typeof fetch;
  /** Refuses what is asked for beside another reading; a round reads one by one anyway. */
  readonly inTurn?: (read: () => Promise<FeedReport>) => Promise<FeedReport>;
}

const troubleOf: Readonly<Record<FeedRefusal['code'], FeedTrouble>> = {
  'cut-off': 'cut-off',
  'unknown-columns': 'columns',
  'missing-columns': 'columns',
  'unknown-format': 'no-feed',
  'no-jobs': 'no-feed',
  'too-many': 'too-many',
};

/** Most jobs of one company's feed. */
const mostJobs = 2_000;

const momentOf = (now: number): Pick<FeedReport, 'on' | 'at'> => {
  const [hour = '', minute = ''] = new Date(now + indiaAheadMs).toISOString().slice(11, 16).split(':');
  return { on: dayOf(now), at: `${Number(hour)}:${minute}` };
};

/** Reads a company's feed or file and tells what became of each line; what cannot be read changes nothing. */
export async function takeDeskFeed(reading: FeedReading, company: FoundCompany, content: FeedContent, isDryRun: boolean): Promise<FeedReport> {
  const { db, now, fetchFrom, inTurn = (read) => read() } = reading;
  // What is typed or chosen arrives whole, with or without a last line end.
  const got = content.url === undefined ? content : await fetchDeskFeed(content.url, await domainsOfCompany(db, company.id), fetchFrom);
  if (typeof got === 'string') return troubledReport(got, momentOf(now));
  const text = content.url === undefined ? `${content.text}\n` : (got.text ?? '');
  return inTurn(() => takeText(reading, company, { text, feed: content.url === undefined ? filedJobs : readJobs }, isDryRun));
}

async function takeText(
  { db, now }: FeedReading,
  company: FoundCompany,
  { text, feed: name }: { readonly text: string; readonly feed: string },
  isDryRun: boolean,
): Promise<FeedReport> {
  const feed = readFeedText(text);
  const trouble = 'code' in feed ? troubleOf[feed.code] : feed.rows.length > mostJobs ? 'too-many' : feed.rows.length === 0 ? 'empty' : null;
  if ('code' in feed || trouble !== null) return troubledReport(trouble ?? 'no-feed', momentOf(now));
  const asked = {
    feed: name,
    rows: feed.rows,
    company: company.urlName,
    mayBeCut: feed.missingEnd !== undefined || feed.rows.every(({ problems }) => problems.length > 0),
    isDryRun,
    isOfDesk: true,
  };
  return reportOf(feed, await importJobs(db, asked, { administrator: '', now }), momentOf(now));
}

function reportOf({ unit, rows }: JobFeed, { rows: fates, closed, leftOpen }: JobImportReport, moment: Pick<FeedReport, 'on' | 'at'>): FeedReport {
  const unpaid = new Set(rows.filter(({ job }) => job.pay === null).map(({ at }) => at));
  const lines = fates
    .map((fate): FeedLine => {
      const { at, title, is } = fate;
      return { at, title, is, isUnpaid: is !== 'refused' && unpaid.has(at), problems: is === 'refused' ? fate.problems : [] };
    })
    .toSorted((one, other) => Number(other.is === 'refused') - Number(one.is === 'refused') || one.at - other.at);
  const countOf = (is: FeedLine['is']): number => lines.filter((line) => line.is === is).length;
  return {
    ...moment,
    trouble: null,
    unit,
    live: lines.length - countOf('refused'),
    counts: { added: countOf('added'), again: countOf('again'), changed: countOf('changed'), unchanged: countOf('unchanged'), refused: countOf('refused') },
    unpaid: lines.filter(({ isUnpaid }) => isUnpaid).length,
    lines: lines.filter(({ is, isUnpaid }) => is !== 'unchanged' || isUnpaid).slice(0, mostReportedLines),
    closedCount: closed.length,
    closed: closed.slice(0, mostReportedLines),
    keptOpen: leftOpen?.lost ?? 0,
  };
}
