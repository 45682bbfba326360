import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import type { GrantedRole, RoleClaim } from '#core/moderation/member-role.ts';
import type { RoleHolder, RoleInvitation, Roles } from '#core/moderation/roles.ts';

export class HttpRoles implements Roles {
  readonly #moderation: Service<operations>;

  constructor(moderation: Service<operations>) {
    this.#moderation = moderation;
  }

  async holders(): Promise<readonly RoleHolder[]> {
    return (await this.#moderation.listRoleHolders({})).items;
  }

  async invite(role: GrantedRole): Promise<RoleInvitation> {
    const { expiresAt, ...claim } = await this.#moderation.inviteToRole({ body: { role } });
    return { ...claim, expiresAt: Date.parse(expiresAt) };
  }

  async change(holderId: string, role: GrantedRole | null): Promise<void> {
    await this.#moderation.changeRole({ path: { holderId }, body: { role } });
  }

  async claim({ role, token }: RoleClaim): Promise<GrantedRole> {
    return (await this.#moderation.claimRole({ body: { role, token } })).role;
  }
}
