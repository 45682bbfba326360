export const memberRoles = ['member', 'moderator', 'administrator'] as const;

/** The role of an account: a moderator decides what is taken down, an administrator also decides who does. */
export type MemberRole = (typeof memberRoles)[number];

/** A role beyond that of every member. */
export type GrantedRole = Exclude<MemberRole, 'member'>;

export const grantedRoles = ['moderator', 'administrator'] as const satisfies readonly GrantedRole[];

export const mayModerate = (role: MemberRole | undefined): boolean => role === 'moderator' || role === 'administrator';

export const mayAdminister = (role: MemberRole | undefined): boolean => role === 'administrator';

/** Whether a role holds what another one gives. */
export const holdsRole = (stored: MemberRole | undefined, given: GrantedRole): boolean => stored === given || mayAdminister(stored);

/** The hours for which a claim link for a role can be used. */
export const roleClaimHours = 24;

/** The end of a claim link that is made now. */
export const roleClaimEnd = (now: number): number => now + roleClaimHours * 3_600_000;

/** A one-time claim for a role: the account that confirms it first holds the role. */
export interface RoleClaim {
  readonly role: GrantedRole;
  readonly token: string;
}

/** The URL of a claim below an origin. The token is in the fragment, which no browser sends, so that it reaches no log. */
export const roleClaimUrl = (origin: string, page: string, { role, token }: RoleClaim): string => `${origin}${page}#role=${role}&claim=${token}`;
