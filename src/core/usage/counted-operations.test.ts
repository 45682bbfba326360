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
