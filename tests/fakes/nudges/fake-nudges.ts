import { neverInterrupted, type NudgeMemory } from '#core/nudges/nudge-budget.ts';
import type { Nudges } from '#core/nudges/nudges.ts';

/** A device that remembers in memory how often it interrupted. */
export class FakeNudges implements Nudges {
  kept: NudgeMemory = neverInterrupted;

  memory(): NudgeMemory {
    return this.kept;
  }

  remember(memory: NudgeMemory): void {
    this.kept = memory;
  }
}
