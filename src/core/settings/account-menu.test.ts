import { describe, expect, it } from 'vitest';
import { accountGroupsFor, accountPath, guestGroups } from './account-menu.ts';

describe('the groups of the account menu and the settings (R-153)', () => {
  it('are four with at most four rows each, every row once', () => {
    const groups = accountGroupsFor('member');
    expect(groups.map(({ name }) => name)).toEqual(['mine', 'you', 'safety', 'settings']);
    for (const { rows } of groups) expect(rows.length).toBeLessThanOrEqual(4);
    const paths = groups.flatMap(({ rows }) => rows.map(accountPath));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each([
    ['member', []],
    ['moderator', ['moderation']],
    ['administrator', ['moderation', 'administration']],
    [undefined, []],
  ] as const)('end with the work of the role: %s', (role, rows) => {
    expect(accountGroupsFor(role).find(({ name }) => name === 'team')?.rows ?? []).toEqual(rows);
  });

  it('lead to own data in one press, at its place on the page', () => {
    expect(accountGroupsFor('member').find(({ name }) => name === 'safety')?.rows).toContain('ownData');
    expect(accountPath('ownData')).toBe('/settings/manage-account#take-along');
  });

  it.each([
    [false, ['contributions', 'userSettings', 'needHelp', 'recorded', 'dataMap']],
    [true, ['contributions', 'madeUpName', 'userSettings', 'needHelp', 'recorded', 'dataMap']],
  ])('are for guests what needs no account; with stored keys: %s', (hasKeys, rows) => {
    expect(guestGroups(hasKeys).flatMap((group) => group.rows)).toEqual(rows);
  });
});
