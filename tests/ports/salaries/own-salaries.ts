import { expect, it } from 'vitest';
import { salaryContribution, type OwnSalaries } from '#core/salaries/own-salaries.ts';
import type { OwnSalary, SalaryDraft } from '#core/salaries/salary-draft.ts';
import { stockTypes, vestingPeriods } from '#core/salaries/salary.ts';
import { keepsOwn, type OpenedKey, type Telling } from '#tests/ports/contributions/own-contributions.ts';

export const aSalaryDraft: SalaryDraft = {
  designationId: 1001,
  cityId: 101,
  experienceYears: 4,
  employment: 'full-time',
  isCurrent: true,
  currency: 'INR',
  fixed: 1_850_000,
  variable: 150_000,
  stock: null,
};

const other = { ...aSalaryDraft, fixed: 2_100_000 };

const telling: Telling<OwnSalary, SalaryDraft> = {
  kind: salaryContribution,
  first: aSalaryDraft,
  shown: { ...aSalaryDraft, designation: 'Software Engineer', department: 'Software', city: 'Bengaluru' },
  other,
  otherShown: other,
  broken: [{ fixed: 0 }, { stock: { stockType: 'rsus', vestingPeriod: 4, amount: 0 } as const }, { designationId: 7 }, { cityId: 7 }].map((given) => ({
    ...aSalaryDraft,
    ...given,
  })),
};

export function keepsOwnSalaries(open: () => Promise<OpenedKey<OwnSalaries>>): void {
  it('says whether it counts; what is changed waits to count once more (R-090, F-02)', async () => {
    const { mine, token, comeOut } = await open();
    const { salaryId } = await mine.create('koyal-pay', aSalaryDraft, token);
    const waiting = { ...aSalaryDraft, designationId: 2001, cityId: 201, isCurrent: false };
    expect(await mine.change(salaryId, waiting, 0)).toMatchObject({ ...waiting, designation: 'HR Business Partner', state: 'submitted', version: 1 });
    await comeOut(salaryId);
    expect(await mine.mine()).toMatchObject({ ...waiting, state: 'live', version: 1 });
    const counted = { ...aSalaryDraft, currency: 'USD', fixed: 90_000, variable: 0 } as const;
    expect(await mine.change(salaryId, counted, 1)).toMatchObject({ ...counted, department: 'Software', state: 'submitted', version: 2 });
    await comeOut(salaryId);
    expect(await mine.mine()).toMatchObject({ ...counted, state: 'live', version: 2 });
  });

  it('takes what a year’s pay became by its key, replacing what was shared (F-11)', async () => {
    const { mine, others, token } = await open();
    const { salaryId } = await mine.create('koyal-pay', aSalaryDraft, token);
    const reported = { year: 2026, variablePromised: 150_000, variablePaid: 120_000, hikeAnnounced: null, hikeReceived: null, monthsSinceRevision: 14 };
    expect(await mine.checkIn(salaryId, reported)).toMatchObject({ ...aSalaryDraft, version: 0, checkIn: reported });
    const again = { ...reported, variablePaid: 150_000, hikeAnnounced: 10, hikeReceived: 8 };
    expect(await mine.checkIn(salaryId, again)).toMatchObject({ checkIn: again });
    expect(await mine.change(salaryId, { ...aSalaryDraft, fixed: 1_900_000 }, 0)).toMatchObject({ checkIn: again });
    await expect(others.checkIn(salaryId, reported)).rejects.toMatchObject({ kind: 'missing' });
    await expect(mine.checkIn(salaryId, { ...reported, variablePromised: null })).rejects.toMatchObject({ code: 'RULE_BROKEN' });
  });

  it.each(stockTypes)('keeps stock of the kind %s with the years over which it vests, or none (R-089)', async (stockType) => {
    const { mine, token } = await open();
    const [shortest] = vestingPeriods;
    const stock = { stockType, vestingPeriod: shortest, amount: 400_000 };
    const { salaryId } = await mine.create('koyal-pay', { ...aSalaryDraft, stock }, token);
    expect((await mine.mine())?.stock).toEqual(stock);
    const unaware = { ...stock, vestingPeriod: null };
    expect((await mine.change(salaryId, { ...aSalaryDraft, stock: unaware }, 0)).stock).toEqual(unaware);
    expect((await mine.change(salaryId, aSalaryDraft, 1)).stock).toBeNull();
  });

  keepsOwn(open, telling);
}
