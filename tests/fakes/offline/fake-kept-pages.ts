import { staying, type KeptPage } from '#core/offline/kept-page.ts';
import type { KeptPages } from '#core/offline/kept-pages.ts';

/** Titles each page by its path. */
export class FakeKeptPages implements KeptPages {
  pages: readonly KeptPage[];

  constructor(pages: readonly KeptPage[] = []) {
    this.pages = pages;
  }

  async keep(path: string, reader: string): Promise<void> {
    const keptAt = Math.max(0, ...this.pages.map((page) => page.keptAt)) + 1;
    this.pages = staying([{ path, title: path, keptAt, reader, files: [] }, ...this.pages.filter((page) => page.path !== path)], reader);
  }

  async all(): Promise<readonly KeptPage[]> {
    return this.pages.toSorted((one, other) => other.keptAt - one.keptAt);
  }
}
