import { describe, expect, it } from 'vitest';
import { comparedFromWord, comparedWord, companyPaySearchFromUrl, everyCompanyPay, everyJobPay, jobPaySearchFromUrl, payQuery } from './pay-search.ts';

const queryOf = (text: string) => new URLSearchParams(text);

describe('searches of pay in URLs (R-009, R-021)', () => {
  it('read what is asked for, and print it again', () => {
    const search = { department: 'sales', city: 'pune', experience: 4, sort: 'pay' } as const;
    expect(companyPaySearchFromUrl(queryOf(payQuery(search).slice(1)))).toEqual(search);
    const job = { city: 'pune', experience: 0, employment: 'intern' } as const;
    expect(jobPaySearchFromUrl(queryOf(payQuery(job).slice(1)))).toEqual(job);
  });

  it('drop what cannot be read', () => {
    expect(companyPaySearchFromUrl(queryOf('department=A B&city=&experience=16&sort=up'))).toEqual(everyCompanyPay);
    expect(jobPaySearchFromUrl(queryOf('experience=-1&employment=slave&city=../x'))).toEqual(everyJobPay);
  });

  it('are no query where nothing is narrowed', () => {
    expect(payQuery(everyCompanyPay)).toBe('');
  });
});

it.each([
  ['fulltime', 'full-time'],
  ['parttime', 'part-time'],
  ['contractual', 'contract'],
  ['intern', 'intern'],
  ['freelancer', 'freelancer'],
  ['contract', 'contract'],
])('the pay of a job is narrowed by any word for its employment: %s (R-163)', (word, employment) => {
  expect(jobPaySearchFromUrl(queryOf(`employment=${word}`)).employment).toBe(employment);
});

describe('a compared salary as a word (R-005)', () => {
  it.each([
    [{ company: 'nimbus', designation: 'software-engineer', city: 'pune', experience: 4 }, 'nimbus~software-engineer~pune~4'],
    [{ company: null, designation: 'software-engineer', city: null, experience: null }, '~software-engineer'],
    [{ company: null, designation: 'fitter', city: null, experience: 0 }, '~fitter~~0'],
  ])('of %j is %s', (salary, word) => {
    expect(comparedWord(salary)).toBe(word);
    expect(comparedFromWord(word)).toEqual(salary);
  });

  it('is none without a job', () => {
    expect(['', '~', 'nimbus', 'nimbus~Fitter One'].map(comparedFromWord)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
