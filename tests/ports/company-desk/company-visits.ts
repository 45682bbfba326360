import { expect, it } from 'vitest';
import type { CompanyVisits } from '#core/company-desk/company-visits.ts';
import { deskCompanies } from './company-desk.ts';

export interface VisitsStand {
  /** Planted visits of Koyal Pay, as a person of the desk or of another company sees them. */
  readonly as: (who: 'reader' | 'other') => Promise<CompanyVisits>;
}

export const visitsPlanted = new Map([
  ['2026-W46', 730],
  ['2026-W47', 9_000],
]);

const { koyal } = deskCompanies;

export function keepsCompanyVisits(open: () => Promise<VisitsStand>): void {
  it('are said in steps, of weeks that are over', async () => {
    const weeks = await (await (await open()).as('reader')).weeks(koyal.urlName);
    expect(weeks).toHaveLength(8);
    expect(weeks.slice(0, 2)).toEqual([
      { week: '2026-W46', atLeast: 500 },
      { week: '2026-W45', atLeast: 0 },
    ]);
  });

  it('are for people of the desk alone', async () => {
    const visits = await (await open()).as('other');
    await expect(visits.weeks(koyal.urlName)).rejects.toMatchObject({ kind: 'missing' });
  });
}
