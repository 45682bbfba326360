import type { Tabs } from '#core/device/tabs.ts';
import type { QueueItems } from '#core/queue/queue-items.ts';
import { Request } from '../requests/request.ts';
import type { QueueCountStore } from './queue-count-store.ts';

/** Counts what waits for a moderator: at once, and whenever this tab is seen again. */
export class QueueCountingStore {
  readonly #counting: Request<number>;
  readonly #tabs: Tabs;
  readonly #count: QueueCountStore;

  constructor(items: QueueItems, count: QueueCountStore, tabs: Tabs) {
    this.#counting = new Request(() => items.count());
    this.#count = count;
    this.#tabs = tabs;
  }

  /** Begins; the answer ends it. */
  start(): () => void {
    void this.#ask();
    return this.#tabs.watchReturn(() => void this.#ask());
  }

  async #ask(): Promise<void> {
    const outcome = await this.#counting.send();
    if (outcome.status === 'SUCCESS') this.#count.tell(outcome.value);
  }
}
