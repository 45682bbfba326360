import { dayMs } from '../figures/durations.ts';
import { screens } from '../navigation/screens.ts';

export type NudgeName = 'onboarding' | 'app-nudge' | 'contribute-prompt' | 'notification-prompt' | 'member-nudge' | 'rate-app';

export interface Nudge {
  readonly name: NudgeName;
  readonly coversContent: boolean;
  readonly isClosable: boolean;
}

export interface NudgeMemory {
  readonly interruptedAt: number | undefined;
  /** Closed by hand, never shown again. */
  readonly closed: readonly NudgeName[];
  /** Nudge that found the budget spent and comes next. */
  readonly owed?: { readonly name: NudgeName; readonly at: number } | undefined;
}

const ofForms = [screens.login, screens.contributions, screens.photoForm, screens.administration, screens.moderation, screens.messages];

/** Never interrupts login, forms, messages, or the work of moderators and administrators. */
export const mayAskAt = (path: string): boolean => !ofForms.some((form) => path === form || path.startsWith(`${form}/`));

/** Visits closer together form one session. */
const sessionMs = 1_800_000;

export const neverInterrupted: NudgeMemory = { interruptedAt: undefined, closed: [] };

/** Time for which the others wait for one that is owed its turn. */
const owedMs = 7 * dayMs;

/** Once a session, never over content, only closable, and never after closing (D-19, F-05). */
export function mayInterrupt({ name, coversContent, isClosable }: Nudge, { interruptedAt, closed, owed }: NudgeMemory, now: number): boolean {
  if (owed && owed.name !== name && now - owed.at < owedMs) return false;
  if (coversContent || !isClosable || closed.includes(name)) return false;
  return interruptedAt === undefined || now - interruptedAt >= sessionMs;
}

export const interrupted = (memory: NudgeMemory, now: number): NudgeMemory => ({ ...memory, interruptedAt: now, owed: undefined });

/** Gives the next session to a nudge whose time has come in a spent one. */
export const owing = (memory: NudgeMemory, name: NudgeName, now: number): NudgeMemory =>
  memory.owed && now - memory.owed.at < owedMs ? memory : { ...memory, owed: { name, at: now } };

export const closedBy = (memory: NudgeMemory, name: NudgeName): NudgeMemory => ({
  ...memory,
  closed: [...memory.closed.filter((other) => other !== name), name],
});
