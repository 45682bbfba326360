import type { Viewports } from '#core/device/viewports.ts';

/** A window that is as wide as the test says. */
export class FakeViewports implements Viewports {
  readonly #width: number;

  constructor(width = 1_280) {
    this.#width = width;
  }

  width(): number {
    return this.#width;
  }
}
