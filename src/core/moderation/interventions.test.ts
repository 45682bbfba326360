import { describe, expect, it } from 'vitest';
import { interventionKinds, interventionsFor, isForAdministrators, needsRule } from './interventions.ts';

describe('interventions (R-064)', () => {
  it.each([
    ['LIVE', null, ['remove', 'lock', 'warn', 'silence', 'unsilence', 'ban']],
    ['LIVE', 'off-topic', ['remove', 'unlock', 'warn', 'silence', 'unsilence', 'ban']],
    ['FLAGGED', null, ['remove', 'restore', 'warn', 'silence', 'unsilence', 'ban']],
    ['AUTHOR_REJECTED', 'spam', ['restore', 'silence', 'unsilence', 'ban']],
    ['DELETED', null, []],
    ['NOT_FOUND', null, []],
  ] as const)('on what is %s and locked for %s are %j', (status, lockedFor, kinds) => {
    expect(interventionsFor({ status, lockedFor })).toEqual(kinds);
  });

  it('that close an account are for administrators', () => {
    expect(interventionKinds.filter(isForAdministrators)).toEqual(['ban']);
  });

  it('name a rule where they are held against the author', () => {
    expect(interventionKinds.filter(needsRule)).toEqual(['remove', 'lock', 'warn', 'silence', 'ban']);
  });
});
