import { expect, it } from 'vitest';
import { operationCountOf, isContribution } from './counted-operations.ts';

const nothing = { answers: [], results: [] };

it('a contribution counts as its kind, a search by whether it found anything, and all else as nothing', () => {
  expect(operationCountOf('createReview', {}, {})).toEqual({ kind: 'contribution', of: 'review' });
  expect(operationCountOf('listSearchResults', { query: { q: 'koyal' } }, nothing)).toEqual({ kind: 'search', text: 'koyal', isEmpty: true });
  expect(operationCountOf('listSearchResults', { query: { q: 'koyal' } }, { ...nothing, answers: [{}] })).toMatchObject({ isEmpty: false });
  expect(operationCountOf('listSearchResults', { query: { q: 'koyal', from: 20 } }, nothing)).toBeUndefined();
  for (const other of ['getCompany', 'constructor', 'toString']) expect([operationCountOf(other, {}, {}), isContribution(other)]).toEqual([undefined, false]);
  expect([isContribution('createReview'), isContribution('listSearchResults')]).toEqual([true, false]);
});
