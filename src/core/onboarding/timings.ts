import type { Nudge } from '../nudges/nudge-budget.ts';

/** The delay after which a page that has come up offers onboarding to members who are not onboarded. */
const offerAfterMs = 5_000;

/** The delay after which a member who left in the middle sees how to come back. */
const actionAfterMs = 100;

/** The delay between the end of the first onboarding and what it opened. */
const followUpAfterMs = 5_000;

/** The delay between a link with the job portal and its message. */
export const portalMessageAfterMs = 500;

/** The card in the corner that speaks of onboarding. It covers nothing that is read, and counts like every other interruption (D-19). */
export const onboardingNudge: Nudge = { name: 'onboarding', coversContent: false, isClosable: true };

/** The reasons why the card speaks: onboarding has not begun, was left in the middle, or has just ended. */
export type OnboardingPrompt = 'offer' | 'action' | 'followUp';

export const waitFor: Readonly<Record<OnboardingPrompt, number>> = { offer: offerAfterMs, action: actionAfterMs, followUp: followUpAfterMs };

/** The time for which a fresh verification is shown before anything goes on by itself. */
export const verificationShownMs = 900;

/** The delay after which another code may be asked for. */
export const resendAfterMs = 30_000;

/** A pause in the typing of this length, and a name is looked at. */
export const nameCheckAfterMs = 400;
