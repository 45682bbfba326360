import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/benefits.ts';
import { sqlBenefits } from '#server/adapters/benefits/sql-benefits.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { httpBenefits } from '#web/adapters/benefits/http-benefits.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeBenefits } from '#tests/fakes/benefits/fake-benefits.ts';
import { keepBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { heardCalls } from '#tests/ports/interviews/heard-calls.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { meetsContract } from './benefits.ts';

describe('benefits in memory', () => void meetsContract(async (companies, reported) => new FakeBenefits(companies, reported)));

describe('benefits in the database', () =>
  void meetsContract(async (companies, reported) => {
    const { db } = await aDatabase();
    await keepInTables(db, companies);
    await keepBenefits(db, reported);
    return sqlBenefits({ db, secrets: new Secrets(Buffer.alloc(32, 3)) });
  }));

describe('benefits over the wire', () => {
  it('are requested by company, by benefit in pages, and note by note (R-042)', async () => {
    const { http, heard } = await heardCalls('benefits');
    const benefits = httpBenefits(http.service(routes));
    expect((await benefits.ofCompany('koyal-pay')).groups[0]?.benefits).toEqual([{ benefit: 'cab', people: 50, percent: 70, notesCount: 3 }]);
    expect((await benefits.one('koyal-pay', 'cab', 'eyJrIjpbMTI0MCwiYzdhZjEiXX0', 5)).percent).toBe(70);
    expect((await benefits.note('b7k2m0c4t8zb1v9x')).benefit).toBe('cab');
    expect(heard).toEqual([
      ['listCompanyBenefits', { path: { urlName: 'koyal-pay' }, query: {} }],
      ['getCompanyBenefit', { path: { urlName: 'koyal-pay', benefit: 'cab' }, query: { cursor: 'eyJrIjpbMTI0MCwiYzdhZjEiXX0', limit: 5 } }],
      ['getBenefitNote', { path: { benefitsId: 'b7k2m0c4t8zb1v9x' }, query: {} }],
    ]);
  });
});
