import type { JobOutcome } from '../careers/job-outcome.ts';
import type { Vote } from './vote.ts';

export interface MarkedThings {
  /** Ids of posts, comments and questions. */
  readonly ids: readonly string[];
  readonly hasCommunities: boolean;
  readonly companies: readonly string[];
  readonly jobs: readonly string[];
  /** Ids of reviews, interviews and sets of photos, which can be found helpful. */
  readonly contributions: readonly string[];
}

/** Followable company, where following means being in its community. */
export interface FollowMark {
  readonly companyId: string;
  /** Id of its community. */
  readonly entityId: string;
  readonly isFollowed: boolean;
}

export interface SavedMark {
  readonly jobId: string;
  readonly outcome?: JobOutcome;
}

export interface OwnMarks {
  readonly votes: ReadonlyMap<string, Vote>;
  readonly choices: ReadonlyMap<string, string>;
  readonly follows: readonly FollowMark[];
  readonly saved: readonly SavedMark[];
  /** Ids of the contributions that they found helpful. */
  readonly helpful: readonly string[];
  /** True when more differs from the guest view, such as own, muted or moderated content. */
  readonly areOthers: boolean;
}

/** Lists of one page: what its member follows, saved and found helpful. */
export interface OwnLists extends Pick<MarkedThings, 'jobs' | 'contributions'>, Pick<OwnMarks, 'follows' | 'saved' | 'helpful'> {}

export const mostMarked = 200;

/** The most companies, jobs or contributions that are asked for at once. */
export const mostMarkedInLists = 50;

export const nothingMarked: MarkedThings = { ids: [], hasCommunities: false, companies: [], jobs: [], contributions: [] };
