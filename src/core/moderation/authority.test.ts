import { describe, expect, it } from 'vitest';
import { mayReach, mayUndo } from './authority.ts';
import { memberRoles } from './member-role.ts';

const allowed = (may: (role: (typeof memberRoles)[number]) => boolean) => memberRoles.filter(may);

describe('the authority of a role', () => {
  it('reaches an account for administrators alone, and a name for moderators', () => {
    expect(allowed((role) => mayReach(role, 'account'))).toEqual(['administrator']);
    expect(allowed((role) => mayReach(role, 'persona'))).toEqual(['moderator', 'administrator']);
    expect([mayReach(undefined, 'persona'), mayReach(undefined, 'account')]).toEqual([false, false]);
  });

  it('undoes the own decision, and that of another for administrators alone', () => {
    expect(allowed((role) => mayUndo(role, true))).toEqual(['moderator', 'administrator']);
    expect(allowed((role) => mayUndo(role, false))).toEqual(['administrator']);
    expect(mayUndo(undefined, true)).toBe(false);
  });
});
