import type { Viewports } from '#core/device/viewports.ts';

export class FakeViewports implements Viewports {
  readonly #width: number;

  constructor(width = 1_280) {
    this.#width = width;
  }

  width(): number {
    return this.#width;
  }
}
