import { expect, it } from 'vitest';
import type { ConductEntry } from '#core/employer-conduct/conduct.ts';
import type { EmployerConducts } from '#core/employer-conduct/employer-conducts.ts';

/** Opens the adapter with ledger entries about koyal-pay. */
export type OpenConducts = (entries: readonly ConductEntry[]) => Promise<EmployerConducts>;

export function keepsConducts(open: OpenConducts): void {
  const asked = (stars: number): ConductEntry => ({ itemKind: 'review', stars, action: 'removed', rule: 'other', askedBy: 'employer' });

  it('is counted from the ledger: five removals of one-star reviews are exactly that', async () => {
    const conducts = await open([asked(1), asked(1), asked(1), asked(1), asked(1), { ...asked(4), rule: 'court', askedBy: 'court' }]);
    const { byStars, removedElse, legalNotices, replies, invited } = await conducts.of('koyal-pay');
    expect(byStars.map(({ stars, removedFor }) => [stars, removedFor.employer, removedFor.court])).toEqual([
      [5, 0, 0],
      [4, 0, 1],
      [3, 0, 0],
      [2, 0, 0],
      [1, 5, 0],
    ]);
    expect([removedElse, legalNotices, replies, invited]).toEqual([0, 1, null, null]);
  });

  it('is missing where the company is', async () => {
    const conducts = await open([]);
    await expect(conducts.of('nobody-here')).rejects.toMatchObject({ kind: 'missing' });
  });
}
