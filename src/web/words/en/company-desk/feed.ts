import type { FeedTrouble } from '#core/company-desk/feed-report.ts';
import type { DeskFeedProblem } from '#core/company-desk/job-feeds.ts';
import { jobFeedColumns, neededColumns } from '#core/jobs/csv-job-feed.ts';
import { daySaid } from '../../figures/date.ts';
import { counted } from '../figures/counts.ts';
import { monthNames } from '../figures/months.ts';

type Unit = 'line' | 'item';

const hourSaid = (hour: number): string => `${hour}:00`;
const unitNames = { line: 'Line', item: 'Job' } satisfies Record<Unit, string>;

export const words = {
  heading: 'Jobs by feed',
  lead: 'We read your jobs once a day, close what is gone, and tell you what became of each line.',
  kinds: 'JSON-LD (JobPosting), Greenhouse, Lever or CSV. We see by ourselves which it is.',
  off: 'No feed is read yet.',
  url: 'Address of the feed',
  urlHint: 'It begins with https:// and is at your company’s own domain, or at Greenhouse or Lever.',
  unfit: 'Give an address that begins with https://.',
  hour: 'Read it from',
  hourOf: hourSaid,
  daily: (url: string, hour: number) => `${url}, every day from ${hourSaid(hour)}.`,
  through: (taken: number, readings: number): string =>
    taken === readings
      ? readings === 1
        ? 'The reading of the last 7 days went through.'
        : `All ${readings} readings of the last 7 days went through.`
      : `${taken} of the ${readings} readings of the last 7 days went through.`,
  try: 'Try without publishing',
  start: 'Read it every day',
  started: 'The feed is read every day now.',
  change: 'Change the feed',
  notNow: 'Not now',
  stop: 'Stop the feed',
  stopTitle: 'Stop the feed?',
  stopMeans: 'It is read no more, and the jobs it brought are closed.',
  stopped: 'The feed is stopped.',

  fileHeading: 'Jobs from a file',
  fileLead: `A CSV file, with ${neededColumns.join(', ')} at least. It can name ${jobFeedColumns.filter((column) => column !== 'company').join(', ')}.`,
  upload: 'Publish these jobs',
  uploadMeans: 'Jobs of your former file that are not in this one are closed.',

  tried: 'If it were published now',
  readOn: (isToday: boolean, date: string, time: string) => (isToday ? `Read today, ${time}` : `Read on ${daySaid(monthNames, date)}, ${time}`),
  live: (count: number, lines: number, unit: Unit) => `live of ${unit === 'line' ? counted(lines, 'line', 'lines') : counted(lines, 'job', 'jobs')}`,
  fresh: 'new or changed',
  closed: (titles: readonly string[], count: number) =>
    count === 0 ? 'closed' : `closed, gone from your feed: ${titles.join(', ')}${count > titles.length ? ', …' : ''}`,
  refused: 'refused',
  unpaid: (places: readonly number[], count: number, unit: Unit) =>
    `live, but the pay is not given: ${unit === 'line' ? (count === 1 ? 'line' : 'lines') : count === 1 ? 'job' : 'jobs'} ${places.join(', ')}${count > places.length ? ', …' : ''}`,
  place: (unit: Unit, at: number, title: string) => `${unitNames[unit]} ${at}${title === '' ? '' : `, ${title}`}`,
  reason: (field: string, because: string) => (field === 'line' || field === 'item' ? because : `${field}: ${because}`),
  keptOpen: (count: number) => `${counted(count, 'open job is', 'open jobs are')} not in it any more. That is too many to believe, so none was closed.`,
  troubles: {
    foreign: 'This address, or the one it leads to, is neither at your company’s domain nor at a job board that we know. Nothing was changed.',
    unreachable: 'We got no answer that we could read. All jobs stay as they were.',
    'no-feed': 'This is none of the kinds that we can read. All jobs stay as they were.',
    columns: `Its columns are not those we know. The first line names ${neededColumns.join(', ')} at least. All jobs stay as they were.`,
    'cut-off': 'It breaks off before its end. All jobs stay as they were.',
    'too-many': 'It holds too many jobs for one company. All jobs stay as they were.',
    empty: 'It holds no job. We do not believe that, so all jobs stay as they were. To close them, stop the feed.',
  } satisfies Record<FeedTrouble, string>,
  problems: {
    foreign: 'We read only addresses at your company’s own domain, or at Greenhouse or Lever.',
    out: 'You may not change the feed here.',
    busy: 'Too much is being read just now. Wait a minute and try again.',
    failed: 'That did not work. Try again.',
  } satisfies Record<DeskFeedProblem, string>,
};
