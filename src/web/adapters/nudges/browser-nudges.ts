import { neverInterrupted, type NudgeMemory, type NudgeName } from '#core/nudges/nudge-budget.ts';
import type { Nudges } from '#core/nudges/nudges.ts';

const key = 'daftar.nudges';

/** Remembers in the storage of this browser, for as long as that may; where it is forbidden, for as long as the page stands. */
export class BrowserNudges implements Nudges {
  #memory: NudgeMemory | undefined;

  memory(): NudgeMemory {
    return stored() ?? this.#memory ?? neverInterrupted;
  }

  remember(memory: NudgeMemory): void {
    this.#memory = memory;
    try {
      localStorage.setItem(key, JSON.stringify(memory));
    } catch {
      return;
    }
  }
}

const names: readonly NudgeName[] = ['login-prompt', 'onboarding', 'app-nudge', 'contribute-prompt', 'notification-prompt', 'member-nudge'];

/** A stored value that was tampered with counts as none. */
function stored(): NudgeMemory | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const { interruptedAt, closed }: { interruptedAt?: unknown; closed?: unknown } = Object(JSON.parse(text));
    return {
      interruptedAt: typeof interruptedAt === 'number' ? interruptedAt : undefined,
      closed: names.filter((name) => Array.isArray(closed) && closed.includes(name)),
    };
  } catch {
    return undefined;
  }
}
