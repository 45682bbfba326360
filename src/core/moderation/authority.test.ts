import { describe, expect, it } from 'vitest';
import { fateOfAppeal, mayReach, mayUndo, measureAskedAgain, overrulesAnother, type LastDecision } from './authority.ts';
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

describe('an intervention on what another moderator has decided', () => {
  const kept: LastDecision = { isMine: false, isSecond: false, isAgainst: false, version: 1 };
  const [same, changed, reported] = [
    { version: 1, isReported: false },
    { version: 2, isReported: false },
    { version: 1, isReported: true },
  ] as const;

  it('asks for the last decision on its measure, and for none where nobody has decided', () => {
    expect(interventionKinds.map((kind) => measureAskedAgain(kind, 'LIVE'))).toEqual(['remove', null, 'lock', 'lock', 'warn', 'silence', null, null]);
    expect([measureAskedAgain('restore', 'FLAGGED'), measureAskedAgain('restore', 'AUTHOR_REJECTED')]).toEqual([null, 'remove']);
  });

  it('takes nothing down that another kept, unless its words changed or reports followed', () => {
    expect([same, changed, reported].map((since) => overrulesAnother('moderator', 'remove', kept, since))).toEqual([true, false, false]);
    expect(overrulesAnother('moderator', 'lock', kept, reported)).toBe(true);
    expect(overrulesAnother('moderator', 'remove', { ...kept, version: null }, same)).toBe(true);
  });

  it('is opened by no report after a second look, and by other words', () => {
    const second = { ...kept, isSecond: true };
    expect([overrulesAnother('moderator', 'remove', second, reported), overrulesAnother('moderator', 'remove', second, changed)]).toEqual([true, false]);
  });

  it('brings nothing back that another took down, whatever has changed', () => {
    const removed = { ...kept, isAgainst: true };
    expect([same, changed, reported].map((since) => overrulesAnother('moderator', 'restore', removed, since))).toEqual([true, true, true]);
    expect(overrulesAnother('moderator', 'remove', removed, same)).toBe(false);
  });

  it('is free for one’s own decision, for administrators, and for a first measure', () => {
    const own = { ...kept, isMine: true };
    expect([overrulesAnother('moderator', 'remove', own, same), overrulesAnother('administrator', 'restore', { ...kept, isAgainst: true }, same)]).toEqual([
      false,
      false,
    ]);
    expect(overrulesAnother('moderator', 'remove', undefined, same)).toBe(false);
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

  it('is granted where anyone who imposed the measure takes it back', () => {
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
