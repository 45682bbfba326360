import type { NudgeMemory } from './nudge-budget.ts';

/** The port of nudges on this device: how often its owner was interrupted, and what they closed. */
export abstract class Nudges {
  abstract memory(): NudgeMemory;
  abstract remember(memory: NudgeMemory): void;
}
