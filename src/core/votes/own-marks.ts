import type { JobOutcome } from '../careers/job-outcome.ts';
import type { Vote } from './vote.ts';

/** Things on a page of which a member may be told something else than a guest. */
export interface MarkedThings {
  /** Ids of posts, comments and questions. */
  readonly ids: readonly string[];
  /** Whether communities are among them. */
  readonly hasCommunities: boolean;
  /** Ids of companies that can be followed. */
  readonly companies: readonly string[];
  /** Ids of jobs that can be saved. */
  readonly jobs: readonly string[];
  /** Ids of reviews, interviews and sets of photos, which can be found helpful. */
  readonly contributions: readonly string[];
}

/** A company that can be followed, which is being in its community, and whether a member does. */
export interface FollowMark {
  readonly companyId: string;
  /** Its community. */
  readonly entityId: string;
  readonly isFollowed: boolean;
}

/** A job that a member saved, with what they reported of it. */
export interface SavedMark {
  readonly jobId: string;
  readonly outcome?: JobOutcome;
}

/** The marks of one member on these things. */
export interface OwnMarks {
  readonly votes: ReadonlyMap<string, Vote>;
  /** The option that was chosen in the poll of a post, by the id of the post. */
  readonly choices: ReadonlyMap<string, string>;
  readonly follows: readonly FollowMark[];
  readonly saved: readonly SavedMark[];
  /** Ids of the contributions that they found helpful. */
  readonly helpful: readonly string[];
  /** Whether more than that differs from what a guest reads: their own, what they muted or joined, or what moderators see. */
  readonly areOthers: boolean;
}

/** The companies on a page that its member follows, the jobs that they saved, and those contributions that they found helpful. */
export interface OwnLists extends Pick<MarkedThings, 'jobs' | 'contributions'>, Pick<OwnMarks, 'follows' | 'saved' | 'helpful'> {}

/** The most things that are asked for at once. */
export const mostMarked = 200;

/** The most companies, jobs or contributions that are asked for at once. */
export const mostMarkedInLists = 50;

/** Nothing that could have a mark. */
export const nothingMarked: MarkedThings = { ids: [], hasCommunities: false, companies: [], jobs: [], contributions: [] };
