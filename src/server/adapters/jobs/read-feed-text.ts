import type { FeedRefusal, JobFeed } from '#core/jobs/job-feed.ts';
import { readJobFeed } from '#core/jobs/read-job-feed.ts';

/** The jobs of a feed, or why it cannot be read as a whole. */
export const readFeedText = (text: string): JobFeed | FeedRefusal => readJobFeed(text, parsedJson);

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
