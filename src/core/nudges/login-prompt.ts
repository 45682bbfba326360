import { screens } from '../navigation/screens.ts';
import type { Nudge } from './nudge-budget.ts';

/** The bar that asks guests to log in. It has its own room at the lower edge, or is beside what they read. */
export const loginPrompt: Nudge = { name: 'login-prompt', coversContent: false, isClosable: true };

/** The delay after which a page that has loaded asks guests, at the first idle callback. */
export const promptAfterMs = 4_000;

/** A page that never falls quiet asks at the latest so long after that moment was due. */
export const idleTimeoutMs = 8_000;

const ofFigures = ['/salaries', '/profile/', '/overview/', '/reviews/', '/benefits/', '/photos/', screens.compareCompanies, screens.paidFairly];

/** Whether a page answers with figures, over which no bar may lie where the window is narrow: there the invitation waits at the end of the page. */
export const waitsAt = (path: string): boolean => ofFigures.some((beginning) => path.startsWith(beginning));
