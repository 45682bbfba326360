import type { InLanguages } from '../device/language-texts.ts';
import { dayMs } from '../figures/durations.ts';
import { varied } from '../feeds/feed-order.ts';
import type { NamedAlert } from '../jobs/alert-parts.ts';

/** A post that a digest may tell of. It does not say who wrote it. */
export interface DigestPost {
  readonly id: string;
  readonly communityId: string;
  readonly community: InLanguages<string>;
  /** The first line of it. */
  readonly line: string;
  readonly postedAtMs: number;
  readonly upVotes: number;
  readonly commentsCount: number;
}

/** A job that a digest tells of. */
export interface DigestJob {
  readonly jobId: string;
  readonly title: string;
  readonly company: string;
}

/** An alert of the member, and the jobs of the week that it found. */
export interface DigestAlert {
  readonly alert: NamedAlert;
  /** The URL of its jobs. */
  readonly url: string;
  readonly jobs: readonly DigestJob[];
}

/** The week of one member: the liveliest posts, how many notifications are unseen, and new jobs for their alerts. */
export interface Digest {
  readonly posts: readonly DigestPost[];
  readonly unseen: number;
  readonly alerts: readonly DigestAlert[];
}

/** The mails that one digest answers to: each is chosen, and left, by itself. */
export const weeklyMailTopics = ['weekly-digest', 'job-alerts'] as const;
export type WeeklyMailTopic = (typeof weeklyMailTopics)[number];

export const mostDigestPosts = 5;
export const mostDigestJobs = 5;
export const digestDays = 7;
/** The letters of a post that a digest shows. */
export const longestDigestLine = 120;

/** How lively a post is: a comment takes more than a vote. */
const liveliness = ({ upVotes, commentsCount }: DigestPost): number => upVotes + 2 * commentsCount;

/** Whether a line says one of these names, in whatever case. A digest shows none of its reader. */
const says = (line: string, names: readonly string[]): boolean => {
  const small = line.toLowerCase();
  return names.some((name) => name !== '' && small.includes(name.toLowerCase()));
};

/**
 * The posts of a digest: the liveliest since a moment, with no more than two of one community in a row. Posts of the reader are treated as all others: were they left
 * out, a mail would tell by what it lacks what its reader wrote.
 */
export function digestPosts(
  found: readonly DigestPost[],
  { sinceMs, names }: { readonly sinceMs: number; readonly names: readonly string[] },
): readonly DigestPost[] {
  const fit = found.filter(({ line, postedAtMs }) => postedAtMs > sinceMs && line !== '' && !says(line, names));
  const lively = fit.toSorted((one, other) => liveliness(other) - liveliness(one) || other.postedAtMs - one.postedAtMs || (one.id < other.id ? -1 : 1));
  return varied(lively, ({ communityId }) => communityId).slice(0, mostDigestPosts);
}

/** Whether there is anything to tell; a mail that says nothing is not sent. */
export const isWorthTelling = ({ posts, unseen, alerts }: Digest): boolean => posts.length > 0 || unseen > 0 || alerts.length > 0;

/** The alerts of a digest: each tells of its newest jobs, one after the other in turn, until there are enough. No job is twice, and no alert without one. */
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

/** The first line of a post as a digest shows it: its title or its text, on one line, cut at a word. */
export function digestLine(title: string | null, text: string): string {
  const line = (title?.trim() || text).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestDigestLine) return line;
  const cut = line.slice(0, longestDigestLine);
  const at = cut.lastIndexOf(' ');
  return `${at > 0 ? cut.slice(0, at) : cut}…`;
}

/** For how long a digest can be ended by the link it carries: long enough for a mail that is found again months later. */
export const digestEndingLastsMs = 180 * dayMs;
