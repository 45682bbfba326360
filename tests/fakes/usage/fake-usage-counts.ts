import type { UsageBatch, UsageCount, UsageCounts } from '#core/usage/usage-counts.ts';

/** Counts in memory, with the batches as they came. */
export class FakeUsageCounts implements UsageCounts {
  readonly batches: UsageBatch[] = [];

  async add(batch: UsageBatch): Promise<void> {
    this.batches.push(batch);
  }

  get counts(): readonly UsageCount[] {
    return this.batches.flatMap(({ counts }) => counts);
  }
}
