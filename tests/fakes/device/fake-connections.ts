import type { Connections } from '#core/device/connections.ts';

/** A connection that a test can cut and mend. */
export class FakeConnections implements Connections {
  isServerThere = true;
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

  async reach(): Promise<boolean> {
    this.tries++;
    return this.#isOnline && this.isServerThere;
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
