import { describe, expect, it } from 'vitest';
import { interventionKinds, interventionsFor, needsRule } from './interventions.ts';

describe('interventions (R-064)', () => {
  it.each([
    ['LIVE', null, ['remove', 'lock', 'warn', 'silence', 'unsilence']],
    ['LIVE', 'off-topic', ['remove', 'unlock', 'warn', 'silence', 'unsilence']],
    ['FLAGGED', null, ['remove', 'restore', 'warn', 'silence', 'unsilence']],
    ['AUTHOR_REJECTED', 'spam', ['restore', 'silence', 'unsilence']],
    ['DELETED', null, []],
    ['NOT_FOUND', null, []],
  ] as const)('on what is %s and locked for %s are %j', (status, lockedFor, kinds) => {
    expect(interventionsFor({ status, lockedFor })).toEqual(kinds);
  });

  it('name a rule where they are held against the author', () => {
    expect(interventionKinds.filter(needsRule)).toEqual(['remove', 'lock', 'warn', 'silence']);
  });
});
