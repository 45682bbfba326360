import { expect, it } from 'vitest';
import { operationCountOf, isContribution } from './counted-operations.ts';

const nothing = { answers: [], results: [] };

it('contributions count by kind, searches by success, and everything else as nothing', () => {
  expect(operationCountOf('review', {}, {})).toEqual({ kind: 'contribution', of: 'review' });
  expect(operationCountOf('search', { query: { q: 'koyal' } }, nothing)).toEqual({ kind: 'search', text: 'koyal', isEmpty: true });
  expect(operationCountOf('search', { query: { q: 'koyal' } }, { ...nothing, answers: [{}] })).toMatchObject({ isEmpty: false });
  expect(operationCountOf('search', { query: { q: 'koyal', from: 20 } }, nothing)).toBeUndefined();
  expect(operationCountOf(undefined, {}, {})).toBeUndefined();
  expect([isContribution('review'), isContribution('search'), isContribution(undefined)]).toEqual([true, false, false]);
});

it.each([
  ['/salaries/koyal-pay-salaries/staff-nurse?city=pune', 'koyal-pay'],
  ['/overview/koyal-pay-overview', 'koyal-pay'],
  ['/jobs/accountant-jobs-prf', undefined],
  ['/profile/staff-nurse-salary', undefined],
])('a search counts for the company that its first answer is about: %s (R-033)', (path, company) => {
  const counted = operationCountOf('search', { query: { q: 'koyal' } }, { answers: [{ path }, { path: '/overview/other-overview' }], results: [] });
  expect(counted).toEqual({ kind: 'search', text: 'koyal', isEmpty: false, ...(company && { company }) });
});
