import { dayMs } from '../figures/durations.ts';

/** Labels of freshness, which accuse nobody. */
export const freshnessLabels = ['new', 'confirmed', 'open-long', 'reposted', 'stale'] as const;
export type FreshnessLabel = (typeof freshnessLabels)[number];

/** History of a job, in days of India. */
export interface PostingHistory {
  /** First day of this job or the one it repeats. */
  readonly firstSeen: string;
  /** Last day the employer's feed listed it. */
  readonly lastConfirmed: string;
  /** Reappearances after removal. */
  readonly reposts: number;
}

export interface JobFreshness extends PostingHistory {
  readonly label: FreshnessLabel;
  /** Day the employer explicitly confirmed it open. */
  readonly saidOpenOn: string | null;
}

/** Days for new, open long and stale, and for how long an employer's word counts. */
export const newDays = 7;
export const longDays = 60;
export const staleDays = 365;
export const saidOpenDays = 30;
/** Days without a listing that end confirmation. */
export const unconfirmedDays = 21;
/** Reposts that show, and reposts that make it stale without a known outcome. */
export const fewReposts = 2;
export const manyReposts = 5;

const daysBetween = (earlier: string, later: string): number => Math.round((Date.parse(later) - Date.parse(earlier)) / dayMs);

/** Employer confirmation resets age and reposts (F-24). Repeated, year-old or unlisted jobs go stale. */
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

export type FreshnessBadge = 'closed' | Exclude<FreshnessLabel, 'confirmed'>;

/** Gives no badge to jobs with scam signs, since it would look like approval. */
export function freshnessBadge(job: {
  readonly isOpen: boolean;
  readonly freshness: Pick<JobFreshness, 'label'>;
  readonly scamSigns: readonly unknown[];
}): FreshnessBadge | null {
  if (!job.isOpen) return 'closed';
  const { label } = job.freshness;
  return job.scamSigns.length > 0 || label === 'confirmed' ? null : label;
}
