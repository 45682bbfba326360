import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { SalaryFormTarget } from '#core/salaries/salary-form-url.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { preselected } from './preselected.ts';

const nothing: SalaryFormTarget = { company: null, name: null, designation: null, city: null, step: 'job' };
const lists = new FakeReferenceLists({ companies: [aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' }), aCompany({ urlName: 'koyal', name: 'Koyal' })] });
const engineer = { designationId: '1001', designation: 'Software Engineer', department: 'Software' };

describe('what the URL of the form of a salary names (R-084)', () => {
  it.each<[string, Partial<SalaryFormTarget>, object]>([
    ['a job by its name in URLs', { designation: 'software-engineer' }, engineer],
    ['a job by its name', { designation: 'Software Engineer' }, engineer],
    ['a company by its name alone', { name: 'Koyal' }, { companyUrlName: 'koyal', companyName: 'Koyal' }],
    ['a company by its name beside that in URLs, which is found elsewhere', { company: 'koyal-pay', name: 'Koyal' }, {}],
    ['what is in no list', { designation: 'software', city: 'atlantis', name: 'Koy' }, {}],
  ])('is chosen: %s', async (_case, target, chosen) => expect(await preselected(lists, { ...nothing, ...target })).toEqual(chosen));

  it('is left to the form where nobody answers', async () => {
    const away = new FakeReferenceLists();
    away.suggestDesignations = async () => {
      throw new Failure('offline');
    };
    expect(await preselected(away, { ...nothing, designation: 'software-engineer', city: 'bengaluru' })).toEqual({ cityId: '101', city: 'Bengaluru' });
  });
});
