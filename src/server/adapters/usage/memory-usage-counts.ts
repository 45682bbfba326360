import type { UsageBatch, UsageCounts } from '#core/usage/usage-counts.ts';
import type { PendingUsage } from './pending-usage.ts';

export class MemoryUsageCounts implements UsageCounts {
  readonly #buffer: PendingUsage;
  readonly #network: string;

  constructor(buffer: PendingUsage, network: string) {
    this.#buffer = buffer;
    this.#network = network;
  }

  async add({ counts, ...sender }: UsageBatch): Promise<void> {
    for (const count of counts) this.#buffer.add(count, sender, this.#network);
  }
}
