import type { Visibilities } from '#core/device/visibilities.ts';

export class FakeVisibilities implements Visibilities {
  #isVisible = true;
  readonly #listeners = new Set<(isVisible: boolean) => void>();

  isVisible(): boolean {
    return this.#isVisible;
  }

  watch(change: (isVisible: boolean) => void): () => void {
    this.#listeners.add(change);
    return () => this.#listeners.delete(change);
  }

  turn(isVisible: boolean): void {
    this.#isVisible = isVisible;
    for (const change of this.#listeners) change(isVisible);
  }
}
