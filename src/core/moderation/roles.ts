import type { GrantedRole, RoleClaim } from './member-role.ts';

/** An account with a role, by the name in its profile. Under which personas it writes is not said. */
export interface RoleHolder {
  /** A pseudonym of the account among the holders of roles. */
  readonly holderId: string;
  readonly displayName: string;
  readonly role: GrantedRole;
  readonly isMine: boolean;
}

/** A claim link that was just made. Its token is shown this once. */
export interface RoleInvitation extends RoleClaim {
  readonly expiresAt: number;
}

/** The roles of this installation. For members who are no administrators there is nothing to see but a claim. */
export abstract class Roles {
  abstract holders(): Promise<readonly RoleHolder[]>;
  /** Makes a claim that one account can confirm, once. */
  abstract invite(role: GrantedRole): Promise<RoleInvitation>;
  /** Changes the role of a holder; null takes it away. The last administrator stays. */
  abstract change(holderId: string, role: GrantedRole | null): Promise<void>;
  /** Confirms a claim for the account that is signed in; missing when it is used up or over. Refused where the account has that role or a higher one; the claim then waits for another account. */
  abstract claim(claim: RoleClaim): Promise<GrantedRole>;
}
