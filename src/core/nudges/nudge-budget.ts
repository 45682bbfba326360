import { screens } from '../navigation/screens.ts';

/** Everything that may speak up unasked. */
export type NudgeName = 'onboarding' | 'app-nudge' | 'contribute-prompt' | 'notification-prompt' | 'member-nudge' | 'rate-app';

/** Something that wants to speak up, and how it would behave. */
export interface Nudge {
  readonly name: NudgeName;
  /** Whether it would lie over what is being read. */
  readonly coversContent: boolean;
  readonly isClosable: boolean;
}

/** The interruptions that a device remembers. */
export interface NudgeMemory {
  readonly interruptedAt: number | undefined;
  /** Nudges closed by hand; they do not come again. */
  readonly closed: readonly NudgeName[];
}

/** Where someone logs in, fills in a form, or is in the middle of a conversation. */
const ofForms = [screens.login, screens.contributions, screens.photoForm, screens.administration, screens.messages];

/** Whether anything may speak up at a path: never where someone logs in, fills in a form or writes messages. */
export const mayAskAt = (path: string): boolean => !ofForms.some((form) => path === form || path.startsWith(`${form}/`));

/** Visits of one device that are closer together than this are one session. */
const sessionMs = 1_800_000;

export const neverInterrupted: NudgeMemory = { interruptedAt: undefined, closed: [] };

/** Whether something may speak up: at most once a session, never over content, only if it can be closed, and never again once it was (D-19, F-05). */
export function mayInterrupt({ name, coversContent, isClosable }: Nudge, { interruptedAt, closed }: NudgeMemory, now: number): boolean {
  if (coversContent || !isClosable || closed.includes(name)) return false;
  return interruptedAt === undefined || now - interruptedAt >= sessionMs;
}

export const interrupted = (memory: NudgeMemory, now: number): NudgeMemory => ({ ...memory, interruptedAt: now });

export const closedBy = (memory: NudgeMemory, name: NudgeName): NudgeMemory => ({
  ...memory,
  closed: [...memory.closed.filter((other) => other !== name), name],
});
