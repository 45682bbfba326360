import { expect, it } from 'vitest';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import type { OwnSalaries } from '#core/salaries/own-salaries.ts';
import type { SalaryDraft } from '#core/salaries/salary-draft.ts';
import { stockTypes, vestingPeriods } from '#core/salaries/salary.ts';

/** A key that has not said anything, the token that pays for it, and the salaries of that key and of another. */
export interface OpenedSalaryKey {
  readonly mine: OwnSalaries;
  readonly others: OwnSalaries;
  readonly token: ContributionToken;
  /** Lets what waits count. */
  readonly comeOut: (salaryId: string) => Promise<void>;
}

/** Stands the adapter up where there is one company, `koyal-pay`, and the known lists. */
export type OpenSalaryKey = () => Promise<OpenedSalaryKey>;

/** A salary as somebody tells it. */
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

/** The promises of OwnSalaries, held by every adapter. */
export function keepsOwnSalaries(open: OpenSalaryKey): void {
  it('sends one once, which its key finds again and no other (F-07, R-084, R-087)', async () => {
    const { mine, others, token } = await open();
    expect(await mine.mine()).toBeUndefined();
    const sent = await mine.create('koyal-pay', aSalaryDraft, token);
    expect(sent).toMatchObject({ ...aSalaryDraft, designation: 'Software Engineer', department: 'Software', city: 'Bengaluru' });
    expect(sent).toMatchObject({ company: { urlName: 'koyal-pay' }, state: 'submitted', version: 0 });
    expect([await mine.mine(), await mine.create('koyal-pay', { ...aSalaryDraft, fixed: 2_000_000 }, token)]).toEqual([sent, sent]);
    expect(await others.mine()).toBeUndefined();
    await expect(others.create('koyal-pay', aSalaryDraft, token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

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

  it('takes what became of the pay of a year by its key alone, in place of what was told before (F-11)', async () => {
    const { mine, others, token } = await open();
    const { salaryId } = await mine.create('koyal-pay', aSalaryDraft, token);
    const told = { year: 2026, variablePromised: 150_000, variablePaid: 120_000, hikeAnnounced: null, hikeReceived: null, monthsSinceRevision: 14 };
    expect(await mine.checkIn(salaryId, told)).toMatchObject({ ...aSalaryDraft, version: 0, checkIn: told });
    const again = { ...told, variablePaid: 150_000, hikeAnnounced: 10, hikeReceived: 8 };
    expect(await mine.checkIn(salaryId, again)).toMatchObject({ checkIn: again });
    expect(await mine.change(salaryId, { ...aSalaryDraft, fixed: 1_900_000 }, 0)).toMatchObject({ checkIn: again });
    await expect(others.checkIn(salaryId, told)).rejects.toMatchObject({ kind: 'missing' });
    await expect(mine.checkIn(salaryId, { ...told, variablePromised: null })).rejects.toMatchObject({ code: 'RULE_BROKEN' });
  });

  it('changes it from the version that is known, and deletes it, by its key alone (F-07)', async () => {
    const { mine, others, token } = await open();
    const { salaryId } = await mine.create('koyal-pay', aSalaryDraft, token);
    const raised = { ...aSalaryDraft, fixed: 2_100_000 };
    await expect(others.change(salaryId, raised, 0)).rejects.toMatchObject({ kind: 'missing' });
    await expect(others.remove(salaryId)).rejects.toMatchObject({ kind: 'missing' });
    const changed = await mine.change(salaryId, raised, 0);
    await expect(mine.change(salaryId, aSalaryDraft, 0)).rejects.toMatchObject({ kind: 'conflict', code: 'CHANGED_MEANWHILE' });
    expect(await mine.mine()).toEqual(changed);
    await mine.remove(salaryId);
    expect(await mine.mine()).toBeUndefined();
    await expect(mine.remove(salaryId)).rejects.toMatchObject({ kind: 'missing' });
    await expect(mine.create('koyal-pay', aSalaryDraft, token)).rejects.toMatchObject({ code: 'TOKEN_SPENT' });
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

  keepsRefusals(open);
}

const stock = { stockType: 'rsus', vestingPeriod: 4, amount: 0 } as const;

const refused = [
  ['nothing fixed', { fixed: 0 }, 'RULE_BROKEN'],
  ['stock of no amount', { stock }, 'RULE_BROKEN'],
  ['a designation that is in no list', { designationId: 7 }, undefined],
  ['a city that is in no list', { cityId: 7 }, undefined],
] as const;

function keepsRefusals(open: OpenSalaryKey): void {
  it.each(refused)('takes none with %s, not as a change either, and spends no token for it (R-088)', async (_, given, code) => {
    const { mine, token } = await open();
    const draft = { ...aSalaryDraft, ...given };
    await expect(mine.create('koyal-pay', draft, token)).rejects.toMatchObject({ kind: 'invalid', ...(code && { code }) });
    expect(await mine.mine()).toBeUndefined();
    const sent = await mine.create('koyal-pay', aSalaryDraft, token);
    await expect(mine.change(sent.salaryId, draft, 0)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await mine.mine()).toEqual(sent);
  });

  it('takes none at a company that is not there (R-088)', async () => {
    const { mine, token } = await open();
    await expect(mine.create('nobody-here', aSalaryDraft, token)).rejects.toMatchObject({ kind: 'missing' });
    expect(await mine.mine()).toBeUndefined();
  });
}
