import { mayAdminister, mayModerate, type MemberRole } from '../moderation/member-role.ts';
import type { ScreenName } from '../navigation/declared-screens.ts';
import { screens } from '../navigation/screens.ts';

/** Rows of the account menu and the settings, in groups of at most four. */
const groups = {
  mine: ['contributions', 'ownPosts', 'savedJobs', 'jobAlerts'],
  you: ['user', 'madeUpName', 'rewards'],
  safety: ['session', 'mutes', 'ownData', 'manageAccount'],
  settings: ['userSettings', 'needHelp', 'recorded', 'dataMap'],
  team: ['moderation', 'administration'],
} as const satisfies Readonly<Record<string, readonly (ScreenName | 'ownData')[]>>;

export type AccountGroupName = keyof typeof groups;
export type AccountRow = (typeof groups)[AccountGroupName][number];

export interface AccountGroup {
  readonly name: AccountGroupName;
  readonly rows: readonly AccountRow[];
}

const names = ['mine', 'you', 'safety', 'settings', 'team'] as const satisfies readonly AccountGroupName[];

const groupsOf = (isThere: (row: AccountRow) => boolean): readonly AccountGroup[] =>
  names.map((name) => ({ name, rows: groups[name].filter(isThere) })).filter(({ rows }) => rows.length > 0);

/** Groups of a member; those with a role find their work last. */
export const accountGroupsFor = (role: MemberRole | undefined): readonly AccountGroup[] =>
  groupsOf((row) => (row === 'administration' ? mayAdminister(role) : row !== 'moderation' || mayModerate(role)));

const withoutAccount: readonly AccountRow[] = ['contributions', ...groups.settings];

/** Groups that need no account. A stored key has its page, too. */
export const guestGroups = (hasKeys: boolean): readonly AccountGroup[] => groupsOf((row) => withoutAccount.includes(row) || (hasKeys && row === 'madeUpName'));

/** Path of a row; own data has its place on the page of the account. */
export const accountPath = (row: AccountRow): string => (row === 'ownData' ? `${screens.manageAccount}#take-along` : screens[row]);
