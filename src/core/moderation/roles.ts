import type { GrantedRole, RoleClaim } from './member-role.ts';

/** Role holder by profile name, without personas. */
export interface RoleHolder {
  /** Pseudonym of the account among role holders. */
  readonly holderId: string;
  readonly displayName: string;
  readonly role: GrantedRole;
  readonly isMine: boolean;
}

/** New claim link, whose token is shown once. */
export interface RoleInvitation extends RoleClaim {
  readonly expiresAt: number;
}

/** Roles of this installation, visible to administrators only. */
export abstract class Roles {
  abstract holders(): Promise<readonly RoleHolder[]>;
  /** Valid once, for one account. */
  abstract invite(role: GrantedRole): Promise<RoleInvitation>;
  /** Null removes the role, except from the last administrator. */
  abstract change(holderId: string, role: GrantedRole | null): Promise<void>;
  /** Missing if used or expired; refused to holders of an equal or higher role. */
  abstract claim(claim: RoleClaim): Promise<GrantedRole>;
}
