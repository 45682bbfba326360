import { isVerified, type Verification } from '../careers/verification.ts';

/** Marks posts that were begun before their author was onboarded. */
const suffix = '_after_profile_and_verification';

/** The intent with which a composer of posts is opened. */
export interface PostIntent {
  readonly campaign: string;
  /** The source, if not onboarding itself. */
  readonly source?: 'user_logged_in';
  /** The post that was being changed, where it is no new one. */
  readonly changes?: string;
}

interface Joined {
  readonly isFullyOnboarded: boolean;
  readonly verification: Verification;
  readonly openCreatePost: boolean;
  readonly hasVerifyScreenAnimationEnded: boolean;
  readonly internalCampaign: string;
}

/** The post that a member wanted to write when onboarding came in between, once nothing is in its way. */
export function postAfterOnboarding(joined: Joined): PostIntent | undefined {
  const { isFullyOnboarded, verification, openCreatePost, hasVerifyScreenAnimationEnded, internalCampaign } = joined;
  const isFree = isFullyOnboarded && isVerified(verification) && openCreatePost && hasVerifyScreenAnimationEnded;
  return isFree ? { campaign: `${internalCampaign}${suffix}` } : undefined;
}

/** The post that waits on this device for its author to be signed in as a writer. */
export const postWaiting = (isWriter: boolean, pending: PostIntent | undefined): PostIntent | undefined =>
  isWriter && pending ? { ...pending, source: 'user_logged_in' } : undefined;
