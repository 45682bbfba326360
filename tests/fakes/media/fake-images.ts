import type { Image, Images } from '#core/media/images.ts';

/** Pictures kept in memory. */
export class FakeImages implements Images {
  readonly #images: ReadonlyMap<string, Image>;

  constructor(images: ReadonlyMap<string, Image> = new Map()) {
    this.#images = images;
  }

  async find(id: string): Promise<Image | undefined> {
    return this.#images.get(id);
  }
}
