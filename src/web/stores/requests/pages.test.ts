import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { Page } from '#core/page.ts';
import { Pages } from './pages.ts';

const book: Record<string, Page<number>> = {
  start: { items: [1, 2], next: 'two' },
  two: { items: [3, 4], next: 'three' },
  three: { items: [5], next: null },
};

const read = async (after: string | null) => book[after ?? 'start'] ?? { items: [], next: null };

describe('a list that is read page by page', () => {
  it('keeps what was read while it reads on', async () => {
    const pages = new Pages(read);
    await pages.open();
    expect(pages.items).toEqual([1, 2]);
    await pages.more();
    await pages.more();
    expect(pages.items).toEqual([1, 2, 3, 4, 5]);
    expect(pages.next).toBeNull();
  });

  it('asks for nothing after the last page', async () => {
    const asked: (string | null)[] = [];
    const pages = new Pages((after) => {
      asked.push(after);
      return read(after);
    });
    await pages.open('three');
    await pages.more();
    expect(asked).toEqual(['three']);
  });

  it('asks once when asked twice for the next page', async () => {
    const asked: (string | null)[] = [];
    const pages = new Pages((after) => {
      asked.push(after);
      return read(after);
    });
    await pages.open();
    await Promise.all([pages.more(), pages.more()]);
    expect(asked).toEqual([null, 'two']);
    expect(pages.items).toEqual([1, 2, 3, 4]);
  });

  it('loses nothing when the next page cannot be had', async () => {
    let isDown = false;
    const pages = new Pages(async (after) => {
      if (isDown) throw new Failure('offline');
      return read(after);
    });
    await pages.open();
    isDown = true;
    await pages.more();
    expect(pages.items).toEqual([1, 2]);
    expect(pages.state.status).toBe('FAILURE');
    isDown = false;
    await pages.again();
    expect(pages.items).toEqual([1, 2, 3, 4]);
  });

  it('shows what was asked for again after it could not be had', async () => {
    let isDown = true;
    const pages = new Pages(async (after) => {
      if (isDown) throw new Failure('offline');
      return read(after);
    });
    await pages.open();
    isDown = false;
    await pages.again();
    expect(pages.items).toEqual([1, 2]);
  });
});
