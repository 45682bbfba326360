import type { OfflineCopies } from '#core/device/offline-copies.ts';

/** Offline copies that only count how often they were asked for. */
export class FakeOfflineCopies implements OfflineCopies {
  asked = 0;

  keep(): void {
    this.asked++;
  }
}
