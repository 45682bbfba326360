import { expect, it } from 'vitest';
import { dumpNameOf, mostDumps, type Dumps } from '#core/dump/dumps.ts';

/** Bytes of each day's dump. */
export type DumpDays = Readonly<Record<string, number>>;

export function listsItsDumps(open: (days: DumpDays) => Promise<Dumps>): void {
  it('lists what was published, the newest first, and the key that signs (F-33)', async () => {
    const { publicKey, items } = await (await open({ '2026-09-01': 3, '2026-11-01': 5, '2026-10-01': 4 })).list();
    expect(publicKey).toMatch(/^MCowBQYDK2VwAyEA[A-Za-z0-9_-]{43}$/);
    expect(items).toEqual(['2026-11-01', '2026-10-01', '2026-09-01'].map((madeOn, at) => ({ name: dumpNameOf(madeOn), madeOn, bytes: 5 - at })));
  });

  it('lists none where none was published, and of many those of two years (F-33)', async () => {
    expect((await (await open({})).list()).items).toEqual([]);
    const many = Object.fromEntries(Array.from({ length: mostDumps + 2 }, (_, at) => [`20${10 + at}-01-01`, 1]));
    expect((await (await open(many)).list()).items.map(({ madeOn }) => madeOn)).toEqual(Object.keys(many).toReversed().slice(0, mostDumps));
  });
}
