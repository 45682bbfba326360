import { isVerified, type Verification } from '../careers/verification.ts';

/** Marks posts that were begun before their author was onboarded. */
const suffix = '_after_profile_and_verification';

interface Joined {
  readonly isFullyOnboarded: boolean;
  readonly verification: Verification;
  readonly openCreatePost: boolean;
  readonly hasVerifyScreenAnimationEnded: boolean;
  readonly internalCampaign: string;
}

/** The campaign of the post that onboarding came in between, once nothing is in its way. */
export function campaignAfter(joined: Joined): string | undefined {
  const { isFullyOnboarded, verification, openCreatePost, hasVerifyScreenAnimationEnded, internalCampaign } = joined;
  const isFree = isFullyOnboarded && isVerified(verification) && openCreatePost && hasVerifyScreenAnimationEnded;
  return isFree ? `${internalCampaign}${suffix}` : undefined;
}
