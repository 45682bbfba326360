import { dayMs } from '../figures/durations.ts';
import type { NudgeVerdict } from '../nudges/nudge-check.ts';
import { mayInterrupt, type Nudge, type NudgeMemory } from '../nudges/nudge-budget.ts';

/** What a device allows of notifications. Provisional is a word of native apps, unsupported that of a browser which cannot. */
export type PushPermission = 'default' | 'granted' | 'denied' | 'provisional' | 'unsupported';

/** Our own small prompt, which asks before the browser does: it is at the lower edge, and can be closed. */
export const pushNudge: Nudge = { name: 'notification-prompt', coversContent: false, isClosable: true };

/** The time for which the page has to be in sight before the member is asked. */
export const activeBeforeAskMs = 45_000;

/** The delay after which a member who was asked may be asked again. */
export const askRestMs = dayMs;

/** What there is worth a notification: a member who neither asked, nor answered, nor follows anything is not asked either. */
export interface PushReasons {
  readonly hasAsked: boolean;
  readonly hasAnswered: boolean;
  readonly followsSomething: boolean;
}

export const hasReason = ({ hasAsked, hasAnswered, followsSomething }: PushReasons): boolean => hasAsked || hasAnswered || followsSomething;

interface WhenAsked {
  readonly permission: PushPermission;
  /** When the member was last asked on this device. */
  readonly askedAt: number | undefined;
  readonly nudges: NudgeMemory;
}

/** Whether the time in sight is counted at all: only where the browser would still ask, and the member has neither been asked lately nor closed the prompt for good. One who denied is never asked again. */
export const waitsToAsk = ({ permission, askedAt, nudges }: WhenAsked, now: number): boolean =>
  permission === 'default' && !nudges.closed.includes(pushNudge.name) && (askedAt === undefined || now - askedAt >= askRestMs);

/** Whether our prompt may come now that the time is up (R-174, D-19). */
export const mayAskForPush = (when: WhenAsked, reasons: PushReasons, now: number): boolean =>
  waitsToAsk(when, now) && hasReason(reasons) && mayInterrupt(pushNudge, when.nudges, now);

/** Whether a native app asks the server for its verdict: wherever notifications are not allowed outright. */
export const asksForVerdict = (permission: PushPermission): boolean => permission !== 'granted' && permission !== 'unsupported';

/** What a native app does then: nothing, have the app start notifications by itself, or show the prompt. */
export type NativeStep = 'nothing' | 'start' | 'prompt';

/** The first time the app starts notifications, which asks by itself; every later time the prompt shows, as long as the server says that it is due. */
export const nativeStep = ({ isDue, times }: NudgeVerdict): NativeStep => (isDue ? (times === 1 ? 'start' : 'prompt') : 'nothing');

/** The answers to the prompt. */
export type PushAnswer = 'allow' | 'ask_later' | 'close';
