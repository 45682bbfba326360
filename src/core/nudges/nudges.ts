import type { NudgeMemory } from './nudge-budget.ts';

/** Where this device remembers how often its owner was interrupted, and what they closed. */
export abstract class Nudges {
  abstract memory(): NudgeMemory;
  abstract remember(memory: NudgeMemory): void;
}
