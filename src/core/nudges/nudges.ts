import type { NudgeMemory } from './nudge-budget.ts';

export abstract class Nudges {
  abstract memory(): NudgeMemory;
  abstract remember(memory: NudgeMemory): void;
}
