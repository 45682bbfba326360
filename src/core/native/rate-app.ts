import { dayMs } from '../figures/durations.ts';
import { screens } from '../navigation/screens.ts';
import { tokensIn } from '../navigation/url.ts';
import { mayInterrupt, type Nudge, type NudgeMemory } from '../nudges/nudge-budget.ts';

/** Rating card, closed with one press (D-19). */
export const rateNudge: Nudge = { name: 'rate-app', coversContent: false, isClosable: true };

export const rateRestMs = 120 * dayMs;

/** Detects the page after a contribution. */
export const isAfterSending = (pathname: string, search: string): boolean => pathname === screens.nextStep && tokensIn(search).has('rid');

interface WhenRated {
  readonly hasSent: boolean;
  readonly hasFailed: boolean;
  readonly askedAt: number | undefined;
  readonly nudges: NudgeMemory;
}

/** Asks rarely, and only after success. */
export const mayAskToRate = ({ hasSent, hasFailed, askedAt, nudges }: WhenRated, now: number): boolean =>
  hasSent && !hasFailed && (askedAt === undefined || now - askedAt >= rateRestMs) && mayInterrupt(rateNudge, nudges, now);
