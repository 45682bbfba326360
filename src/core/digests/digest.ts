import { cutOff } from '../content/cut-off.ts';
import type { InLanguages } from '../device/language-texts.ts';
import { dayMs } from '../figures/durations.ts';
import { varied } from '../feeds/feed-order.ts';
import type { NamedAlert } from '../jobs/alert-parts.ts';

/** Post for a digest, without its author. */
export interface DigestPost {
  readonly id: string;
  readonly communityId: string;
  readonly community: InLanguages<string>;
  readonly line: string;
  readonly postedAtMs: number;
  readonly upVotes: number;
  readonly commentsCount: number;
}

export interface DigestJob {
  readonly jobId: string;
  readonly title: string;
  readonly company: string;
}

export interface DigestAlert {
  readonly alert: NamedAlert;
  readonly url: string;
  readonly jobs: readonly DigestJob[];
}

/** Week of one member: lively posts, unseen notifications and jobs for alerts. */
export interface Digest {
  readonly posts: readonly DigestPost[];
  readonly unseen: number;
  readonly alerts: readonly DigestAlert[];
}

/** Mails of one digest, each chosen and left separately. */
export const weeklyMailTopics = ['weekly-digest', 'job-alerts'] as const;
export type WeeklyMailTopic = (typeof weeklyMailTopics)[number];

export const mostDigestPosts = 5;
export const mostDigestJobs = 5;
export const digestDays = 7;
export const longestDigestLine = 120;

/** Weighs a comment double, as it takes more effort than a vote. */
const liveliness = ({ upVotes, commentsCount }: DigestPost): number => upVotes + 2 * commentsCount;

/** Finds a name in any case; a digest shows none of its reader. */
const says = (line: string, names: readonly string[]): boolean => {
  const small = line.toLowerCase();
  return names.some((name) => name !== '' && small.includes(name.toLowerCase()));
};

/** Keeps the reader's own posts, since omitting them would reveal authorship. At most two per community in a row. */
export function digestPosts(
  found: readonly DigestPost[],
  { sinceMs, names }: { readonly sinceMs: number; readonly names: readonly string[] },
): readonly DigestPost[] {
  const fit = found.filter(({ line, postedAtMs }) => postedAtMs > sinceMs && line !== '' && !says(line, names));
  const lively = fit.toSorted((one, other) => liveliness(other) - liveliness(one) || other.postedAtMs - one.postedAtMs || (one.id < other.id ? -1 : 1));
  return varied(lively, ({ communityId }) => communityId).slice(0, mostDigestPosts);
}

/** Prevents sending an empty mail. */
export const isWorthTelling = ({ posts, unseen, alerts }: Digest): boolean => posts.length > 0 || unseen > 0 || alerts.length > 0;

/** Takes newest jobs from each alert in turn, without duplicates or empty alerts. */
export function digestAlerts(found: readonly DigestAlert[]): readonly DigestAlert[] {
  const notified = new Set<string>();
  const chosen = found.map((): DigestJob[] => []);
  for (let turn = 0; turn < mostDigestJobs; turn++)
    for (const [at, { jobs }] of found.entries()) {
      const next = jobs.find(({ jobId }) => !notified.has(jobId));
      if (!next || notified.size >= mostDigestJobs) continue;
      notified.add(next.jobId);
      chosen[at]?.push(next);
    }
  return found.flatMap((alert, at) => {
    const jobs = chosen[at] ?? [];
    return jobs.length > 0 ? [{ ...alert, jobs }] : [];
  });
}

/** Title or text on one line, cut at a word. */
export function digestLine(title: string | null, text: string): string {
  const line = (title?.trim() || text).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestDigestLine) return line;
  const cut = line.slice(0, longestDigestLine);
  const at = cut.lastIndexOf(' ');
  return cutOff(at > 0 ? cut.slice(0, at) : cut);
}

/** Lets a link end digests from a mail found months later. */
export const digestEndingLastsMs = 180 * dayMs;
