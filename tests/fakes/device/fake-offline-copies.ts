import type { OfflineCopies } from '#core/device/offline-copies.ts';

/** Counts how often copies were requested. */
export class FakeOfflineCopies implements OfflineCopies {
  asked = 0;

  keep(): void {
    this.asked++;
  }
}
