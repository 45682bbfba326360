import { isVerified, type Verification } from '../careers/verification.ts';

/** Suffix for posts begun before onboarding. */
const suffix = '_after_profile_and_verification';

interface Joined {
  readonly isFullyOnboarded: boolean;
  readonly verification: Verification;
  readonly openCreatePost: boolean;
  readonly hasVerifyScreenAnimationEnded: boolean;
  readonly internalCampaign: string;
}

/** Campaign of the interrupted post, once nothing blocks it. */
export function campaignAfter(joined: Joined): string | undefined {
  const { isFullyOnboarded, verification, openCreatePost, hasVerifyScreenAnimationEnded, internalCampaign } = joined;
  const isFree = isFullyOnboarded && isVerified(verification) && openCreatePost && hasVerifyScreenAnimationEnded;
  return isFree ? `${internalCampaign}${suffix}` : undefined;
}
