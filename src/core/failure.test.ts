import { describe, expect, it } from 'vitest';
import { Failure } from './failure.ts';

describe('a failure', () => {
  it('is an error with a kind, and falls back on that kind as its message', () => {
    const failure = new Failure('limited');
    expect(failure).toBeInstanceOf(Error);
    expect([failure.name, failure.kind, failure.message, failure.code, failure.problems]).toEqual(['Failure', 'limited', 'limited', undefined, []]);
  });

  it('carries what more is known', () => {
    const cause = new Error('below');
    const failure = new Failure('invalid', 'No', { code: 'CURSOR_INVALID', requestId: 'r-1', problems: [{ pointer: '/name', message: 'is missing' }], cause });
    expect(failure).toMatchObject({
      kind: 'invalid',
      message: 'No',
      code: 'CURSOR_INVALID',
      requestId: 'r-1',
      problems: [{ pointer: '/name', message: 'is missing' }],
      cause,
    });
  });

  it('is made of anything that is thrown, and stays itself', () => {
    const failure = new Failure('missing');
    expect(Failure.from(failure)).toBe(failure);
    const error = new TypeError('x');
    expect(Failure.from(error)).toMatchObject({ kind: 'broken', cause: error });
    expect(Failure.from('a word')).toMatchObject({ kind: 'broken', cause: 'a word' });
  });
});
