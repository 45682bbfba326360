import { expect, it } from 'vitest';
import { mostImpressions, type Impressions } from '#core/impressions/impressions.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

export type OpenImpressions = (
  urlNames: readonly string[],
  clock: FakeClock,
) => Promise<{ readonly impressions: Impressions; readonly counts: () => Promise<Readonly<Record<string, number>>> }>;

const friday = () => new FakeClock(Date.parse('2026-11-20T12:00+05:30'));

export function meetsContract(open: OpenImpressions): void {
  it('count each company once a call, and call by call (R-227)', async () => {
    const { impressions, counts } = await open(['koyal-pay', 'sutra-mill'], friday());
    await impressions.count(['koyal-pay', 'sutra-mill', 'koyal-pay']);
    await impressions.count(['koyal-pay'], 'top_company_impressions');
    expect(await counts()).toEqual({ 'koyal-pay': 2, 'sutra-mill': 1 });
  });

  it('pass over names that no company has', async () => {
    const { impressions, counts } = await open(['koyal-pay'], friday());
    await impressions.count(['koyal-pay', 'no-such-mill']);
    await impressions.count([]);
    expect(await counts()).toEqual({ 'koyal-pay': 1 });
  });

  it('take a full batch', async () => {
    const names = Array.from({ length: mostImpressions }, (_, at) => `mill-${at}`);
    const { impressions, counts } = await open(names, friday());
    await impressions.count(names);
    expect(Object.keys(await counts())).toHaveLength(mostImpressions);
  });
}
