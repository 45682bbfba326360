import { describe, expect, it } from 'vitest';
import { olderPaths } from '../navigation/older-paths.ts';
import { changedSalary, salaryFormTarget, salaryFormUrl, type SalaryFormTarget } from './salary-form-url.ts';

const nothing: SalaryFormTarget = { company: null, name: null, designation: null, city: null, step: 'job' };

describe('the URL of the form of a salary (R-084)', () => {
  it.each<[string, SalaryFormTarget]>([
    ['/contribute/salary-v3', nothing],
    ['/contribute/salary-v3?company=koyal-pay', { ...nothing, company: 'koyal-pay' }],
    ['/contribute/salary-v3?name=Koyal%20Pay', { ...nothing, name: 'Koyal Pay' }],
    [
      '/contribute/salary-v3?company=koyal-pay&job=software-engineer&city=pune&step=pay',
      { ...nothing, company: 'koyal-pay', designation: 'software-engineer', city: 'pune', step: 'pay' },
    ],
  ])('%s says what it is opened for', (url, target) => {
    expect(salaryFormUrl(target)).toBe(url);
    expect(salaryFormTarget(new URL(url, 'https://daftar.test').searchParams)).toEqual(target);
  });

  it('begins at the first step where it names none that there is', () => expect(salaryFormTarget([['step', 'constructor']])).toEqual(nothing));

  it('is at its older path, too', () => expect(olderPaths['/contribute/salary']).toBe('/contribute/salary-v3'));

  it('names the key of what is changed behind the #, unseen by servers (F-07)', () => {
    const url = new URL(salaryFormUrl({ salary: 'a-_B1', step: 'send' }), 'https://daftar.test');
    expect([url.search, changedSalary(url.hash)]).toEqual(['?step=send', 'a-_B1']);
    expect([changedSalary(''), changedSalary('#reply'), changedSalary('#salary=')]).toEqual([null, null, null]);
  });
});
