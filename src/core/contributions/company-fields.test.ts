import { describe, expect, it } from 'vitest';
import { companyFieldsProblem, companyOf, emptyCompany, fieldsOfCompany, typedCompanyIn } from './company-fields.ts';

const listed = fieldsOfCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' });
const typed = { ...emptyCompany, companyName: ' Ashvini Nursing Home', companyCity: 'Pune ' };

describe('the company of a form', () => {
  it('is one of the list', () => {
    expect([companyFieldsProblem(listed), typedCompanyIn(listed), companyOf(listed)]).toEqual([{}, undefined, { urlName: 'koyal-pay', name: 'Koyal Pay' }]);
  });

  it('is one that was typed in, with its city', () => {
    expect([companyFieldsProblem(typed), companyOf(typed)]).toEqual([{}, { name: 'Ashvini Nursing Home', city: 'Pune' }]);
  });

  it.each([
    ['where nothing is said', emptyCompany],
    ['where one that was typed in has no city', { ...typed, companyCity: ' ' }],
    ['where its name has no letter', { ...typed, companyName: '24/7' }],
  ])('is missing %s', (_, fields) => expect(companyFieldsProblem(fields)).toEqual({ company: 'missing' }));
});
