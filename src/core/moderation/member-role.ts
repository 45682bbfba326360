export const memberRoles = ['member', 'moderator', 'administrator'] as const;

/** Moderators decide on removals, administrators also on roles. */
export type MemberRole = (typeof memberRoles)[number];

export type GrantedRole = Exclude<MemberRole, 'member'>;

export const grantedRoles = ['moderator', 'administrator'] as const satisfies readonly GrantedRole[];

export const mayModerate = (role: MemberRole | undefined): boolean => role === 'moderator' || role === 'administrator';

export const mayAdminister = (role: MemberRole | undefined): boolean => role === 'administrator';

export const holdsRole = (stored: MemberRole | undefined, given: GrantedRole): boolean => stored === given || mayAdminister(stored);

export const roleClaimHours = 24;

export const roleClaimEnd = (now: number): number => now + roleClaimHours * 3_600_000;

/** One-time claim; the first account to confirm it gets the role. */
export interface RoleClaim {
  readonly role: GrantedRole;
  readonly token: string;
}

/** Puts the token in the fragment, so that no log receives it. */
export const roleClaimUrl = (origin: string, page: string, { role, token }: RoleClaim): string => `${origin}${page}#role=${role}&claim=${token}`;
