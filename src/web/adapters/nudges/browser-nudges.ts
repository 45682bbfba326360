import { fieldsIn } from '#core/device/kept-value.ts';
import type { NudgeMemory, NudgeName } from '#core/nudges/nudge-budget.ts';
import type { Nudges } from '#core/nudges/nudges.ts';
import { BrowserDeviceStorage } from '../device/browser-user-storage.ts';

const name = 'nudges';
const known: readonly NudgeName[] = ['onboarding', 'app-nudge', 'contribute-prompt', 'notification-prompt', 'member-nudge', 'rate-app'];

/** Nudge memory in browser storage, or the page's where storage is forbidden. */
export class BrowserNudges implements Nudges {
  readonly #storage = new BrowserDeviceStorage();

  /** Ignores values that were tampered with. */
  memory(): NudgeMemory {
    const { interruptedAt, closed, owed } = fieldsIn(this.#storage.read(name));
    const next = fieldsIn(owed);
    const [owedName, at] = [known.find((each) => each === next['name']), next['at']];
    return {
      interruptedAt: typeof interruptedAt === 'number' ? interruptedAt : undefined,
      closed: known.filter((each) => Array.isArray(closed) && closed.includes(each)),
      owed: owedName && typeof at === 'number' ? { name: owedName, at } : undefined,
    };
  }

  remember(memory: NudgeMemory): void {
    this.#storage.keep(name, memory);
  }
}
