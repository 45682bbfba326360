import { describe, expect, it } from 'vitest';
import { mostBrowsed, type BrowsingHistories } from '#core/browsing-history/browsing-histories.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';

/** Opens the adapter on companies. Each call of the result is another browser. */
export type OpenBrowsingHistories = (companies: readonly KnownCompany[]) => Promise<() => BrowsingHistories>;

const koyal = aCompany({ name: 'Koyal Pay', logo: '/images/5f0c2a9be41d7c88', rating: 4.2 });
const mill = aCompany({ name: 'Sutra Mill', rating: null });

export function meetsContract(open: OpenBrowsingHistories): void {
  const names = async (histories: BrowsingHistories) => (await histories.list()).map(({ name }) => name);
  const opened = async () => (await open([koyal, mill]))();

  describe('what a browser looked at lately (R-016)', () => {
    it('is nothing before the first note', async () => expect(await (await opened()).list()).toEqual([]));

    it('shows what was looked at last first, each company once', async () => {
      const histories = await opened();
      for (const { urlName } of [koyal, mill, koyal]) await histories.note(urlName);
      expect(await histories.list()).toEqual([
        { urlName: 'koyal-pay', name: 'Koyal Pay', logo: '/images/5f0c2a9be41d7c88', rating: 4.2 },
        { urlName: 'sutra-mill', name: 'Sutra Mill', logo: null, rating: null },
      ]);
    });

    it('holds so many companies, and lets that go which was looked at longest ago', async () => {
      const many = Array.from({ length: mostBrowsed + 2 }, (_, at) => aCompany({ name: `Mill ${at}` }));
      const histories = (await open(many))();
      for (const { urlName } of many) await histories.note(urlName);
      expect(await names(histories)).toEqual(
        many
          .slice(2)
          .map(({ name }) => name)
          .toReversed(),
      );
    });

    it('forgets one company, answers alike without it, and reports a missing one', async () => {
      const histories = await opened();
      for (const { urlName } of [koyal, mill]) await histories.note(urlName);
      await histories.forget('koyal-pay');
      await histories.forget('koyal-pay');
      expect(await names(histories)).toEqual(['Sutra Mill']);
      await expect(histories.forget('no-such-mill')).rejects.toMatchObject({ kind: 'missing' });
      await expect(histories.note('no-such-mill')).rejects.toMatchObject({ kind: 'missing' });
    });

    it('is gone once it is cleared, and begins again', async () => {
      const histories = await opened();
      await histories.clear();
      await histories.note('koyal-pay');
      await histories.clear();
      expect(await names(histories)).toEqual([]);
      await histories.note('sutra-mill');
      expect(await names(histories)).toEqual(['Sutra Mill']);
    });

    it('is found by no other browser', async () => {
      const browsers = await open([koyal, mill]);
      const [one, other] = [browsers(), browsers()];
      await one.note('koyal-pay');
      await other.note('sutra-mill');
      expect([await names(one), await names(other)]).toEqual([['Koyal Pay'], ['Sutra Mill']]);
    });
  });
}
