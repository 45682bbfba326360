import { neverInterrupted, type NudgeMemory } from '#core/nudges/nudge-budget.ts';
import type { Nudges } from '#core/nudges/nudges.ts';

/** Remembers in memory how often the device interrupted. */
export class FakeNudges implements Nudges {
  kept: NudgeMemory = neverInterrupted;

  memory(): NudgeMemory {
    return this.kept;
  }

  remember(memory: NudgeMemory): void {
    this.kept = memory;
  }
}
