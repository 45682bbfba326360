import type { UsageBatch, UsageCount, UsageCounts } from '#core/usage/usage-counts.ts';

export class FakeUsageCounts implements UsageCounts {
  readonly batches: UsageBatch[] = [];

  async add(batch: UsageBatch): Promise<void> {
    this.batches.push(batch);
  }

  get counts(): readonly UsageCount[] {
    return this.batches.flatMap(({ counts }) => counts);
  }
}
