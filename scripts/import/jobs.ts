import { readFileSync, statSync } from 'node:fs';
import { Failure } from '#core/failure.ts';
import { jobFeedColumns, neededColumns } from '#core/jobs/csv-job-feed.ts';
import { isFeedName, usualFeedName, type FeedSource } from '#server/adapters/jobs/feed-source.ts';
import { unconfirmedDays } from '#core/jobs/job-freshness.ts';
import { mostFeedJobs, type FeedRefusal, type JobFeed } from '#core/jobs/job-feed.ts';
import { host } from '#server/adapters/administration/log-action.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { fetchJobFeed, mostFeedBytes } from '#server/adapters/jobs/fetch-job-feed.ts';
import { fewestToDoubt, importJobs, type ImportedJob, type JobImportReport } from '#server/adapters/jobs/import-jobs.ts';
import { readFeedText } from '#server/adapters/jobs/read-feed-text.ts';
import type { Settings } from '#server/app/config/settings.ts';
import type { Imported } from './import-report.ts';
import { inDatabase, refuseImport } from './in-database.ts';
import type { ImportArguments } from './read-arguments.ts';

export const jobsHelp = `npm run import -- jobs <file or URL> [--feed NAME] [--company URL-NAME] [--close-anyway] [--dry-run]
npm run import -- jobs --all [--close-anyway] [--dry-run]

Adds the jobs of a feed, changes those that are different in the feed, and closes those that it no longer lists. The format is recognised by the content:
JobPosting of schema.org as JSON-LD, alone or in a page; a public job board of Greenhouse (https://boards-api.greenhouse.io/v1/boards/…/jobs?content=true);
postings of Lever (https://api.lever.co/v0/postings/…?mode=json); or CSV. A CSV file names its columns in the first line, of which
${neededColumns.join(', ')} and company, or --company, are required: ${jobFeedColumns.join(', ')}.
Several cities or skills are separated by semicolons, pay is in rupees a year, days are written 2026-11-20. confirmed_on is the day on which the employer said that the job is open.
A job with a mistake is named with its line or its number and the reason, the others are imported anyway, and the command ends with 1, except with --all; it closes nothing
as long as its id can be read.
A feed that cannot be read to its end changes nothing. One that may be cut off, a CSV file that does not end with a line end or a page without </html>, closes nothing. Nothing is closed either if a feed with ${fewestToDoubt} open jobs or more has lost more than half of them.
A job that no feed has listed for ${unconfirmedDays} days is shown as stale, so a feed that fails for weeks shows.
A company that does not exist is not made: import it first. A URL is read over https, and only from public addresses of the internet.

--feed          The name of the feed, which only touches its own jobs: small letters, digits, points, hyphens. Without it, it is the name of the file,
                or the host and the path of the URL; if that feed has open jobs only of other companies, nothing is changed.
--company       The company of all jobs, by its name in URLs, whatever the feed says.
--all           Reads each feed of JOB_FEEDS (name=url,name:company=url). One that fails is named, and the others are read anyway.
--close-anyway  Closes what a feed has lost, however much that is.`;

interface Reading {
  readonly source: { readonly name: string; readonly isNameGuessed: boolean; readonly place: string; readonly company: string | undefined };
  readonly isDryRun: boolean;
  readonly closesAnyway: boolean;
}

export async function jobsFrom({ place, flags, named }: ImportArguments, settings: Settings): Promise<Imported> {
  const how = { isDryRun: flags.has('dry-run'), closesAnyway: flags.has('close-anyway') };
  if (flags.has('all')) {
    if (place !== undefined || named.size > 0) return refuseImport('--all takes neither a file nor a name: JOB_FEEDS says what it reads.');
    if (settings.jobFeeds.length === 0) return refuseImport('JOB_FEEDS names no feed. It is set as name=https://…,name=https://….');
    return inDatabase(settings, (db) => allFeeds(db, settings.jobFeeds, how));
  }
  if (place === undefined) return refuseImport('Say from which file or URL: npm run import -- jobs <file or URL>. --help explains more.');
  const name = named.get('feed') ?? usualFeedName(place);
  if (!isFeedName(name)) return refuseImport(`A feed cannot be called "${name}". Give it a name of small letters, digits, points and hyphens with --feed.`);
  const source = { name, isNameGuessed: !named.has('feed'), place, company: named.get('company') };
  // It is read before the database is opened: what cannot be read needs none.
  const feed = await feedAt(place);
  return inDatabase(settings, (db) => taken(db, feed, { ...how, source }));
}

/** Refused jobs do not fail a nightly run of all feeds. */
async function allFeeds(db: Database['db'], feeds: readonly FeedSource[], how: Omit<Reading, 'source'>): Promise<Imported> {
  const reports: string[] = [];
  let hasFailed = false;
  for (const { name, url, company } of feeds)
    try {
      const source = { name, isNameGuessed: false, place: url, company: company ?? undefined };
      reports.push((await taken(db, await feedAt(url), { ...how, source })).report);
    } catch (error) {
      hasFailed = true;
      reports.push(`${name}: ${Failure.from(error).message} Nothing of this feed was changed.`);
    }
  return { report: reports.join('\n'), hasFailed };
}

async function feedAt(place: string): Promise<JobFeed> {
  const feed = readFeedText(/^[a-z]+:\/\//i.test(place) ? await fetchJobFeed(place) : textOfFile(place));
  return 'code' in feed ? refuseImport(`${place}: ${sentenceOf(feed)}`) : feed;
}

function textOfFile(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return refuseImport(`There is no file ${file}.`);
  if (!found.isFile()) return refuseImport(found.isDirectory() ? `${file} is a folder. Name a file in it.` : `${file} is not a file that can be read whole.`);
  if (found.size > mostFeedBytes) return refuseImport(`${file} is larger than ${mostFeedBytes / 1_000_000} MB. Split it, and give each part its own name.`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return refuseImport(`${file} cannot be read. Check who may read it.`);
  }
}

function sentenceOf(refusal: FeedRefusal): string {
  switch (refusal.code) {
    case 'cut-off':
      return `${refusal.line === null ? 'It cannot be read to the end' : `The record of line ${refusal.line} does not end`}: it may have been cut off. Nothing was changed.`;
    case 'unknown-columns':
      return `There is no column ${refusal.names.join(', ')}. The columns are ${jobFeedColumns.join(', ')}.`;
    case 'missing-columns':
      return `The column ${refusal.names.join(', ')} is missing.`;
    case 'too-many':
      return `It holds more than ${mostFeedJobs} jobs. Split it, and give each part its own name. Nothing was changed.`;
    case 'no-jobs':
      return 'It holds no JobPosting. Nothing was changed.';
    case 'unknown-format':
      return 'It is in none of the formats that --help names: JobPosting of schema.org, Greenhouse, Lever, CSV.';
  }
}

async function taken(db: Database['db'], feed: JobFeed, { source, isDryRun, closesAnyway }: Reading): Promise<Imported> {
  const asked = {
    feed: source.name,
    isNameGuessed: source.isNameGuessed,
    rows: feed.rows,
    company: source.company,
    mayBeCut: feed.missingEnd !== undefined,
    closesAnyway,
    isDryRun,
  };
  const imported = await importJobs(db, asked, { administrator: host, now: Date.now() });
  return { report: reportOf(source.name, feed, imported, isDryRun), hasFailed: imported.rows.some(({ is }) => is === 'refused') };
}

const said = (job: ImportedJob): string =>
  job.is === 'changed'
    ? `changed (${job.fields.join(', ')})`
    : job.is === 'refused'
      ? `refused: ${job.problems.map(({ field, because }) => `${field}: ${because}`).join('; ')}`
      : job.is === 'again'
        ? 'came again'
        : job.is;

const missingEnds: Readonly<Record<NonNullable<JobFeed['missingEnd']>, string>> = {
  'line-end':
    'The file does not end with a line end, so it may be cut off: its last line only counts if it is unchanged, and nothing was closed. End it with a line end.',
  'page-end': 'The page does not end with </html>, so it may be cut off: nothing was closed.',
};

function reportOf(feed: string, { unit, missingEnd }: JobFeed, { rows, closed, leftOpen }: JobImportReport, isDryRun: boolean): string {
  const counts = (['added', 'again', 'changed', 'unchanged', 'refused'] as const).map((is) => `${rows.filter((row) => row.is === is).length} ${is}`);
  const doubt =
    leftOpen &&
    `${leftOpen.lost} of ${leftOpen.of} open jobs are not in it any more, which is too many to believe: none was closed. --close-anyway closes them.`;
  return [
    ...rows.filter((row) => row.is !== 'unchanged').map((row) => `${unit} ${row.at}  ${row.title || 'without a title'}  ${said(row)}`),
    ...closed.map((title) => `closed  ${title}`),
    ...(doubt === null ? [] : [doubt]),
    ...(missingEnd ? [missingEnds[missingEnd]] : []),
    `${feed}: ${[...counts, `${closed.length} closed`].join(', ')}${isDryRun ? '; this was a dry run, and nothing was saved' : ''}.`,
  ].join('\n');
}
