import { expect, it } from 'vitest';
import type { CountedThings } from '#core/home/headline-stats.ts';
import type { Headlines } from '#core/home/headlines.ts';

/** Opens the adapter with these counts, or before the first count. */
export type OpenHeadlines = (counted?: CountedThings) => Promise<Headlines>;

export function keepsHeadlines(open: OpenHeadlines): void {
  it('says each count in two digits, with the day of it (R-001, R-014)', async () => {
    const headlines = await open({ reviews: 80_47_213, salaries: 4_00_12_345, interviews: 10_99_999, people: 1_57_00_001, countedOn: '2026-11-16' });
    expect(await headlines.stats()).toEqual({
      reviews: 80_00_000,
      salaries: 4_00_00_000,
      interviews: 10_00_000,
      people: 1_50_00_000,
      countedOn: '2026-11-16',
    });
  });

  it('leaves out what is small', async () => {
    const headlines = await open({ reviews: 99, salaries: 4_210, interviews: 0, people: 12, countedOn: '2026-11-16' });
    expect(await headlines.stats()).toEqual({ reviews: null, salaries: 4_200, interviews: null, people: null, countedOn: '2026-11-16' });
  });

  it('says nothing before the first counting', async () => {
    expect(await (await open()).stats()).toEqual({ reviews: null, salaries: null, interviews: null, people: null, countedOn: null });
  });
}
