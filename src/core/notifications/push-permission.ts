import { dayMs } from '../figures/durations.ts';
import type { NudgeVerdict } from '../nudges/nudge-check.ts';
import { mayInterrupt, type Nudge, type NudgeMemory } from '../nudges/nudge-budget.ts';

/** 'provisional' comes from native apps, 'unsupported' from browsers without push. */
export type PushPermission = 'default' | 'granted' | 'denied' | 'provisional' | 'unsupported';

/** Own prompt shown before the browser's, closable and off the content. */
export const pushNudge: Nudge = { name: 'notification-prompt', coversContent: false, isClosable: true };

/** Visible time before asking. */
export const activeBeforeAskMs = 45_000;

/** Pause before asking again. */
export const askRestMs = dayMs;

/** Reasons to ask: without questions, answers or follows, nobody is asked. */
export interface PushReasons {
  readonly hasAsked: boolean;
  readonly hasAnswered: boolean;
  readonly followsSomething: boolean;
}

export const hasReason = ({ hasAsked, hasAnswered, followsSomething }: PushReasons): boolean => hasAsked || hasAnswered || followsSomething;

interface WhenAsked {
  readonly permission: PushPermission;
  readonly askedAt: number | undefined;
  readonly nudges: NudgeMemory;
}

/** Counts only if the browser would ask and no recent or final refusal exists. */
export const waitsToAsk = ({ permission, askedAt, nudges }: WhenAsked, now: number): boolean =>
  permission === 'default' && !nudges.closed.includes(pushNudge.name) && (askedAt === undefined || now - askedAt >= askRestMs);

/** Time is up, and only the budget may be in the way. */
export const isPushDue = (when: WhenAsked, reasons: PushReasons, now: number): boolean => waitsToAsk(when, now) && hasReason(reasons);

/** Allows the prompt within the budget (D-19). */
export const mayAskForPush = (when: WhenAsked, reasons: PushReasons, now: number): boolean =>
  isPushDue(when, reasons, now) && mayInterrupt(pushNudge, when.nudges, now);

/** Native apps ask the server unless permission is full. */
export const asksForVerdict = (permission: PushPermission): boolean => permission !== 'granted' && permission !== 'unsupported';

export type NativeStep = 'nothing' | 'start' | 'prompt';

/** First time starts notifications directly, later times show the prompt if due. */
export const nativeStep = ({ isDue, times }: NudgeVerdict): NativeStep => (isDue ? (times === 1 ? 'start' : 'prompt') : 'nothing');

export type PushAnswer = 'allow' | 'ask_later' | 'close';
