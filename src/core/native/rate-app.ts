import { dayMs } from '../figures/durations.ts';
import { screens } from '../navigation/screens.ts';
import { tokensIn } from '../navigation/url.ts';
import { mayInterrupt, type Nudge, type NudgeMemory } from '../nudges/nudge-budget.ts';

/** The card that asks for a rating of the app: at the lower edge, and closed by one press (D-19). */
export const rateNudge: Nudge = { name: 'rate-app', coversContent: false, isClosable: true };

/** The time for which nobody is asked again. */
export const rateRestMs = 120 * dayMs;

/** Whether a URL is that of the page after a contribution was sent. */
export const isAfterSending = (pathname: string, search: string): boolean => pathname === screens.nextStep && tokensIn(search).has('rid');

/** What is known when a member may be asked. */
interface WhenRated {
  /** Whether the member has sent a contribution in this visit. */
  readonly hasSent: boolean;
  /** Whether anything has failed in this visit. */
  readonly hasFailed: boolean;
  readonly askedAt: number | undefined;
  readonly nudges: NudgeMemory;
}

/** Whether a member is asked for a rating: after something went well for them, and seldom. */
export const mayAskToRate = ({ hasSent, hasFailed, askedAt, nudges }: WhenRated, now: number): boolean =>
  hasSent && !hasFailed && (askedAt === undefined || now - askedAt >= rateRestMs) && mayInterrupt(rateNudge, nudges, now);
