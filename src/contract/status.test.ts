import { describe, expect, it } from 'vitest';
import { failureKinds } from '#core/failure.ts';
import { toKind, toStatus } from './status.ts';

describe('the statuses of failures', () => {
  it.each(failureKinds)('lead back to their kind: %s', (kind) => {
    expect(toKind(toStatus(kind))).toBe(kind);
  });

  it.each([
    ['REQUEST_INVALID', 400],
    ['METHOD_NOT_ALLOWED', 405],
    ['BODY_TOO_LARGE', 413],
    ['MEDIA_TYPE_UNSUPPORTED', 415],
    ['TEXT_JUNK', 422],
  ] as const)('say more where a code does, and still lead to its kind: %s by %i', (code, status) => {
    expect([toStatus('invalid', code), toKind(status)]).toEqual([status, 'invalid']);
  });

  it('are broken beyond the table from 500 on, and invalid below', () => {
    expect([toKind(418), toKind(502)]).toEqual(['invalid', 'broken']);
  });
});
