import type { FeedRefusal, JobFeed } from '#core/jobs/job-feed.ts';
import { readJobFeed } from '#core/jobs/read-job-feed.ts';

export const readFeedText = (text: string): JobFeed | FeedRefusal => readJobFeed(text, parsedJson);

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
