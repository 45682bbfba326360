import { dayMs } from '../figures/durations.ts';

/** How fresh a job is, as a label: it accuses nobody. */
export const freshnessLabels = ['new', 'confirmed', 'open-long', 'reposted', 'stale'] as const;
export type FreshnessLabel = (typeof freshnessLabels)[number];

/** What is known of a job over time. Days are those of India. */
export interface PostingHistory {
  /** The day on which this job, or the one it repeats, was seen first. */
  readonly firstSeen: string;
  /** The newest day on which the feed of the employer listed it. */
  readonly lastConfirmed: string;
  /** How often the same job came again after it had gone. */
  readonly reposts: number;
}

/** What a job shows of its freshness. */
export interface JobFreshness extends PostingHistory {
  readonly label: FreshnessLabel;
  /** The day on which the employer said that the job is open, beside listing it. */
  readonly saidOpenOn: string | null;
}

/** The days for which a job is new, after which it is open long, from which on it is stale, and for which the word of an employer holds. */
export const newDays = 7;
export const longDays = 60;
export const staleDays = 365;
export const saidOpenDays = 30;
/** The days without a listing after which nothing confirms it any more. */
export const unconfirmedDays = 21;
/** From so many reposts on it says so, and from so many on it is stale where no outcome is known. */
export const fewReposts = 2;
export const manyReposts = 5;

const daysBetween = (earlier: string, later: string): number => Math.round((Date.parse(later) - Date.parse(earlier)) / dayMs);

/**
 * The freshness of a job (F-24). The word of the employer resets what time and reposts say; a job that came back again and again of which nobody knows an outcome is stale,
 * and so is one that stood for a year or that no feed lists any more.
 */
export function jobFreshness(
  history: PostingHistory & { readonly saidOpenOn: string | null },
  { today, hasOutcome }: { readonly today: string; readonly hasOutcome: boolean },
): FreshnessLabel {
  const { firstSeen, lastConfirmed, reposts, saidOpenOn } = history;
  if (saidOpenOn !== null && daysBetween(saidOpenOn, today) <= saidOpenDays) return 'confirmed';
  if (daysBetween(lastConfirmed, today) > unconfirmedDays) return 'stale';
  if (reposts >= manyReposts && !hasOutcome) return 'stale';
  const open = daysBetween(firstSeen, today);
  if (open >= staleDays) return 'stale';
  if (reposts >= fewReposts) return 'reposted';
  if (open <= newDays) return 'new';
  return open > longDays ? 'open-long' : 'confirmed';
}

/** What says how fresh a job is, where anything does. */
export type FreshnessBadge = 'closed' | Exclude<FreshnessLabel, 'confirmed'>;

/** The badge of freshness that a job wears. One that is listed as usual wears none, nor has one signs of a scam: it would read as checked. */
export function freshnessBadge(job: {
  readonly isOpen: boolean;
  readonly freshness: Pick<JobFreshness, 'label'>;
  readonly scamSigns: readonly unknown[];
}): FreshnessBadge | null {
  if (!job.isOpen) return 'closed';
  const { label } = job.freshness;
  return job.scamSigns.length > 0 || label === 'confirmed' ? null : label;
}
