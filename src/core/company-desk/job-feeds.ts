import type { FeedReport } from './feed-report.ts';

/** Address that is read once a day, and how that went. */
export interface DeskFeed {
  readonly url: string;
  /** Hour of India from which it is read. */
  readonly hour: number;
  readonly since: string;
  readonly last: FeedReport | null;
  /** Readings of the last seven days, and how many of them were taken. */
  readonly readings: number;
  readonly taken: number;
}

/** Address of a feed, or the text of a file. */
export type FeedContent = { readonly url: string; readonly text?: undefined } | { readonly text: string; readonly url?: undefined };

/** Reasons why a feed is not tried or started. */
export type DeskFeedProblem = 'foreign' | 'out' | 'busy' | 'failed';

/** Feed of a company's jobs, one for each desk; a writer changes it. */
export abstract class JobFeeds {
  /** Null while no address is read. */
  abstract feed(urlName: string): Promise<DeskFeed | null>;
  /** Tells what would become of each line, and publishes nothing. */
  abstract check(urlName: string, content: FeedContent): Promise<FeedReport>;
  /** Reads an address now and each day from then on. Refuses addresses of others (RULE_BROKEN). */
  abstract start(urlName: string, url: string, hour: number): Promise<DeskFeed>;
  /** Reads no more, and closes the jobs of the feed. */
  abstract stop(urlName: string): Promise<void>;
  /** Publishes the jobs of a file, and closes those of the former file that it lacks. */
  abstract upload(urlName: string, text: string): Promise<FeedReport>;
}
