import { Failure } from '#core/failure.ts';
import type { GrantedRole, RoleClaim } from '#core/moderation/member-role.ts';
import type { RoleHolder, RoleInvitation, Roles } from '#core/moderation/roles.ts';
import { anId } from '#tests/content.ts';

/** Roles as one caller sees them, with one confirmable claim. */
export class FakeRoles implements Roles {
  items: readonly RoleHolder[];
  open: RoleClaim | undefined;
  asks: 'administrator' | 'member' | 'guest' = 'administrator';

  constructor(items: readonly RoleHolder[] = [], open?: RoleClaim) {
    this.items = items;
    this.open = open;
  }

  async holders(): Promise<readonly RoleHolder[]> {
    this.#askAdministrator();
    return this.items;
  }

  async invite(role: GrantedRole): Promise<RoleInvitation> {
    this.#askAdministrator();
    this.open = { role, token: 'fresh' };
    return { ...this.open, expiresAt: 0 };
  }

  async change(holderId: string, role: GrantedRole | null): Promise<void> {
    this.#askAdministrator();
    if (!this.items.some((each) => each.holderId === holderId)) throw new Failure('missing');
    const isLast = this.items.filter((each) => each.role === 'administrator' && each.holderId !== holderId).length === 0;
    if (isLast && role !== 'administrator') throw new Failure('conflict');
    this.items = this.items.flatMap((each) => (each.holderId !== holderId ? each : role === null ? [] : { ...each, role }));
  }

  async claim(claim: RoleClaim): Promise<GrantedRole> {
    return this.claimAs(this.asks, claim);
  }

  /** Confirms a claim for another caller. An administrator gains nothing from it. */
  async claimAs(asks: FakeRoles['asks'], { role, token }: RoleClaim): Promise<GrantedRole> {
    if (asks === 'guest') throw new Failure('signed-out');
    if (this.open?.role !== role || this.open.token !== token) throw new Failure('missing');
    if (asks === 'administrator') throw new Failure('conflict');
    this.open = undefined;
    this.items = [...this.items, { holderId: anId('h'), displayName: 'Member', role, isMine: false }];
    return role;
  }

  #askAdministrator(): void {
    if (this.asks === 'guest') throw new Failure('signed-out');
    if (this.asks !== 'administrator') throw new Failure('missing');
  }
}
