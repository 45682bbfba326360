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
}

const ofForms = [screens.login, screens.contributions, screens.photoForm, screens.administration, screens.messages];

/** Never interrupts login, forms or messages. */
export const mayAskAt = (path: string): boolean => !ofForms.some((form) => path === form || path.startsWith(`${form}/`));

/** Visits closer together form one session. */
const sessionMs = 1_800_000;

export const neverInterrupted: NudgeMemory = { interruptedAt: undefined, closed: [] };

/** Once a session, never over content, only closable, and never after closing (D-19, F-05). */
export function mayInterrupt({ name, coversContent, isClosable }: Nudge, { interruptedAt, closed }: NudgeMemory, now: number): boolean {
  if (coversContent || !isClosable || closed.includes(name)) return false;
  return interruptedAt === undefined || now - interruptedAt >= sessionMs;
}

export const interrupted = (memory: NudgeMemory, now: number): NudgeMemory => ({ ...memory, interruptedAt: now });

export const closedBy = (memory: NudgeMemory, name: NudgeName): NudgeMemory => ({
  ...memory,
  closed: [...memory.closed.filter((other) => other !== name), name],
});
