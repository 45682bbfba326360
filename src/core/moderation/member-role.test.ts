import { describe, expect, it } from 'vitest';
import { mayAdminister, mayModerate, roleClaimEnd } from './member-role.ts';

describe('a role', () => {
  it('is claimed within 24 hours', () => {
    expect(roleClaimEnd(1_000)).toBe(86_401_000);
  });

  it('lets moderators moderate, and administrators do both', () => {
    expect(([undefined, 'member', 'moderator', 'administrator'] as const).map((role) => [mayModerate(role), mayAdminister(role)])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [true, true],
    ]);
  });
});
