import type { Picture, Pictures } from '#core/media/pictures.ts';

export class FakePictures implements Pictures {
  readonly #pictures: ReadonlyMap<string, Picture>;

  constructor(pictures: ReadonlyMap<string, Picture> = new Map()) {
    this.#pictures = pictures;
  }

  async find(id: string): Promise<Picture | undefined> {
    return this.#pictures.get(id);
  }
}
