import type { Nudge } from '../nudges/nudge-budget.ts';

/** Delay before offering onboarding. */
const offerAfterMs = 5_000;

/** Delay before the reminder of unfinished onboarding. */
const actionAfterMs = 100;

/** Delay of the follow-up after the first onboarding. */
const followUpAfterMs = 5_000;

/** Delay of the message after a portal link. */
export const portalMessageAfterMs = 500;

/** Corner card of onboarding, subject to the interruption budget (D-19). */
export const onboardingNudge: Nudge = { name: 'onboarding', coversContent: false, isClosable: true };

export type OnboardingPrompt = 'offer' | 'action' | 'followUp';

export const waitFor: Readonly<Record<OnboardingPrompt, number>> = { offer: offerAfterMs, action: actionAfterMs, followUp: followUpAfterMs };

/** Time a new verification shows before moving on. */
export const verificationShownMs = 900;

export const resendAfterMs = 30_000;

/** Typing pause before a name check. */
export const nameCheckAfterMs = 400;
