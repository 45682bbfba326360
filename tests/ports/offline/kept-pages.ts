import { expect, it } from 'vitest';
import type { KeptPages } from '#core/offline/kept-pages.ts';

/** Promises of stored pages, each available to guests. */
export function keepsPages(open: () => KeptPages): void {
  it('keeps the pages that are read, the last first, each once (F-38)', async () => {
    const pages = open();
    for (const path of ['/p/p1', '/p/p2', '/p/p1']) await pages.keep(path, 'me');
    expect((await pages.all()).map(({ path }) => path)).toEqual(['/p/p1', '/p/p2']);
  });

  it('keeps none of another member than the one who reads now (F-38)', async () => {
    const pages = open();
    await pages.keep('/p/p1', 'me');
    await pages.keep('/p/p2', '');
    await pages.keep('/p/p3', 'another');
    expect((await pages.all()).map(({ path }) => path)).toEqual(['/p/p3', '/p/p2']);
  });
}
