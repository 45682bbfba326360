import { describe, expect, it } from 'vitest';
import { fateOfAppeal, mayReach, mayUndo } from './authority.ts';
import { interventionKinds } from './interventions.ts';
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

describe('an appeal that waits', () => {
  it('stops only what is about the measure it asks about', () => {
    const stopped = (appealed: 'remove' | 'lock' | 'warn' | 'silence') => interventionKinds.filter((kind) => fateOfAppeal(kind, appealed, false) === 'first');
    expect([stopped('remove'), stopped('lock'), stopped('warn'), stopped('silence')]).toEqual([
      ['remove', 'restore'],
      ['lock', 'unlock'],
      ['warn'],
      ['silence', 'unsilence'],
    ]);
    expect(fateOfAppeal('ban', 'warn', false)).toBe('beside');
  });

  it('is granted where whoever imposed the measure takes it back', () => {
    expect([fateOfAppeal('restore', 'remove', true), fateOfAppeal('unlock', 'lock', true), fateOfAppeal('unsilence', 'silence', true)]).toEqual([
      'granted',
      'granted',
      'granted',
    ]);
    expect([fateOfAppeal('warn', 'warn', true), fateOfAppeal('silence', 'silence', true), fateOfAppeal('restore', 'warn', true)]).toEqual([
      'first',
      'first',
      'beside',
    ]);
  });
});
