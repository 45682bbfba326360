import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/benefits.ts';
import { httpBenefits } from '#web/adapters/benefits/http-benefits.ts';
import { heardCalls } from '#tests/ports/interviews/heard-calls.ts';

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
