import { Failure } from '#core/failure.ts';
import type { GrantedRole, RoleClaim } from '#core/moderation/member-role.ts';
import type { RoleHolder, RoleInvitation, Roles } from '#core/moderation/roles.ts';

/** The roles of an installation, and the one claim that can be confirmed. */
export class FakeRoles implements Roles {
  items: readonly RoleHolder[];
  open: RoleClaim | undefined;

  constructor(items: readonly RoleHolder[] = [], open?: RoleClaim) {
    this.items = items;
    this.open = open;
  }

  async holders(): Promise<readonly RoleHolder[]> {
    return this.items;
  }

  async invite(role: GrantedRole): Promise<RoleInvitation> {
    this.open = { role, token: 'fresh' };
    return { ...this.open, expiresAt: 0 };
  }

  async change(holderId: string, role: GrantedRole | null): Promise<void> {
    const isLast = this.items.filter((each) => each.role === 'administrator' && each.holderId !== holderId).length === 0;
    if (isLast && role !== 'administrator') throw new Failure('conflict');
    this.items = this.items.flatMap((each) => (each.holderId !== holderId ? each : role === null ? [] : { ...each, role }));
  }

  async claim({ role, token }: RoleClaim): Promise<GrantedRole> {
    if (this.open?.role !== role || this.open.token !== token) throw new Failure('missing');
    this.open = undefined;
    return role;
  }
}
