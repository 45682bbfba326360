import type { Nudge } from './nudge-budget.ts';

/** The bar that asks guests to log in. It has its own room at the lower edge, or stands beside what they read. */
export const loginPrompt: Nudge = { name: 'login-prompt', coversContent: false, isClosable: true };

/** So long after a page has loaded, guests are asked at the first idle callback. */
export const promptAfterMs = 4_000;

/** A page that never falls quiet asks at the latest so long after that moment was due. */
export const idleTimeoutMs = 8_000;
