import { expect, it } from 'vitest';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import type { CompanyPays } from '#core/salaries/company-pays.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { aKnownSalary, type KnownSalary } from '#tests/salaries.ts';

type Open = (companies: readonly KnownCompany[], salaries: readonly KnownSalary[]) => Promise<CompanyPays>;

const [koyal, mill] = [aCompany({ name: 'Koyal Pay' }), aCompany({ name: 'Sutra Mill' })];

export function keepsCompanyPays(open: Open): void {
  it('says what everyone is paid, at many companies at once, where enough shared (R-001, F-02)', async () => {
    const reported = Array.from({ length: 24 }, (_, at) => aKnownSalary({ companyId: koyal.companyId, fixed: 600_000 + at * 25_000 }));
    const few = Array.from({ length: 3 }, () => aKnownSalary({ companyId: mill.companyId }));
    const pays = await (await open([koyal, mill], [...reported, ...few])).of(['koyal-pay', 'sutra-mill', 'no-such-mill']);
    expect([...pays.keys()]).toEqual(['koyal-pay']);
    const figures = pays.get('koyal-pay');
    expect(figures).toMatchObject({ currency: 'INR', people: 20 });
    expect(medianPayOf({ figures: figures! })).toBeGreaterThan(600_000);
  });

  it('says nothing of no company', async () => expect((await (await open([koyal], [])).of([])).size).toBe(0));
}
