import type { Connections, Reach } from '#core/device/connections.ts';

/** Connection that a test cuts and restores. */
export class FakeConnections implements Connections {
  isServerThere = true;
  isServerBusy = false;
  tries = 0;
  #isOnline = true;
  readonly #watchers = new Set<() => void>();

  isOnline(): boolean {
    return this.#isOnline;
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  async reach(): Promise<Reach> {
    this.tries++;
    if (!this.#isOnline || !this.isServerThere) return 'away';
    return this.isServerBusy ? 'busy' : 'there';
  }

  goOffline(): void {
    this.#turn(false);
  }

  goOnline(): void {
    this.#turn(true);
  }

  #turn(isOnline: boolean): void {
    this.#isOnline = isOnline;
    for (const changed of this.#watchers) changed();
  }
}
