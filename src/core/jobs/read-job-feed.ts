import { fieldsIn } from '../device/kept-value.ts';
import { jobsInCsv } from './csv-job-feed.ts';
import { greenhouseJobs, isGreenhouseBoard } from './greenhouse-feed.ts';
import { jobPostings, jobPostingsOfPage } from './job-posting-feed.ts';
import { mostFeedJobs, type FeedRefusal, type JobFeed, type JsonParser } from './job-feed.ts';
import { isLeverList, leverPostings } from './lever-feed.ts';

/** Refuses feeds with more jobs than an employer can have. */
export function readJobFeed(written: string, parse: JsonParser): JobFeed | FeedRefusal {
  const feed = feedIn(written, parse);
  return 'code' in feed || feed.rows.length <= mostFeedJobs ? feed : { code: 'too-many' };
}

/** Detects JSON-LD, Greenhouse, Lever or CSV by content. */
function feedIn(written: string, parse: JsonParser): JobFeed | FeedRefusal {
  const text = written.replace(/^\ufeff/, '').trimStart();
  if (text === '') return { code: 'cut-off', line: null };
  if (text.startsWith('<')) return jobPostingsOfPage(text, parse);
  return text.startsWith('{') || text.startsWith('[') ? jobsInJson(parse(text)) : jobsInCsv(text);
}

function jobsInJson(document: unknown): JobFeed | FeedRefusal {
  if (document === undefined) return { code: 'cut-off', line: null };
  if (Array.isArray(document)) return jobsInList(document);
  if (isGreenhouseBoard(document)) return greenhouseJobs(document);
  return ['@type', '@graph', '@context'].some((name) => name in fieldsIn(document)) ? jobPostings(document) : { code: 'unknown-format' };
}

/** Accepts an empty list of unknown format as no jobs left. */
function jobsInList(list: readonly unknown[]): JobFeed | FeedRefusal {
  if (list.length === 0) return { unit: 'item', rows: [] };
  if (list.some((each) => '@type' in fieldsIn(each) || '@graph' in fieldsIn(each))) return jobPostings(list);
  return isLeverList(list) ? leverPostings(list) : { code: 'unknown-format' };
}
