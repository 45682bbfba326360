import type { Transaction } from 'kysely';
import type { FieldChange } from '#core/administration/administrator-log.ts';
import { existing, Failure } from '#core/failure.ts';
import { holdsRole, mayAdminister, type GrantedRole, type MemberRole, type RoleClaim } from '#core/moderation/member-role.ts';
import type { RoleHolder, RoleInvitation, Roles } from '#core/moderation/roles.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { actorOf, host, type Actor } from '../administration/log-action.ts';
import { hashed } from '../secrets/secrets.ts';
import { changeRole, holdRoles } from './change-role.ts';
import { makeRoleClaim } from './role-claims.ts';
import type { Tables } from '../database/tables.ts';

const mostHolders = 200;

const byHostsLink: readonly FieldChange[] = [{ field: 'link', before: '', after: host }];

export class SqlRoles implements Roles {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async holders(): Promise<readonly RoleHolder[]> {
    const rows = await this.#rows();
    return rows.map(({ id, display_name: displayName, role }) => ({
      holderId: this.#holderIdOf(id),
      displayName,
      role: role === 'administrator' ? 'administrator' : 'moderator',
      isMine: id === this.#scope.caller.member.userId,
    }));
  }

  async invite(role: GrantedRole): Promise<RoleInvitation> {
    const { db, now, caller } = this.#administered();
    return makeRoleClaim(db, role, now, caller.member.userId);
  }

  async change(holderId: string, role: GrantedRole | null): Promise<void> {
    const found = existing((await this.#rows()).find(({ id }) => this.#holderIdOf(id) === holderId));
    await this.#scope.db.transaction().execute((transaction) => changeRole(transaction, found.id, role ?? 'member', actorOf(this.#scope)));
  }

  /** Claims and grants a role atomically, so that only one succeeds; an unchanged account leaves the claim. */
  async claim({ role, token }: RoleClaim): Promise<GrantedRole> {
    const { member } = this.#scope.caller;
    return this.#scope.db.transaction().execute(async (transaction) => {
      await holdRoles(transaction);
      const taken = await transaction
        .deleteFrom('role_claim')
        .where('token_hash', '=', hashed(token))
        .where('role', '=', role)
        .where('ends_at', '>', new Date(this.#scope.now))
        .returning(['role', 'account_id'])
        .executeTakeFirst();
      if (!taken || !(await mayInvite(transaction, taken.account_id))) throw new Failure('missing');
      if (holdsRole(member.role, taken.role))
        throw new Failure('conflict', 'Your account has this role already, or a higher one. The link still works, for another account.');
      await changeRole(transaction, member.userId, taken.role, this.#giver(taken), taken.account_id === null ? byHostsLink : []);
      return taken.role;
    });
  }

  /** Inviter; of a link made by the host the administrator who confirmed it, since no command did. */
  #giver({ role, account_id: inviter }: { readonly role: MemberRole; readonly account_id: string | null }): Actor {
    const { now, secrets } = this.#scope;
    if (inviter === null) return role === 'administrator' ? actorOf(this.#scope) : { now, administrator: host };
    return { now, administrator: secrets.reference('administration', inviter) };
  }

  #rows() {
    return this.#administered()
      .db.selectFrom('account')
      .select(['id', 'display_name', 'role'])
      .where('role', '<>', 'member')
      .orderBy('role')
      .orderBy('display_name')
      .orderBy('id')
      .limit(mostHolders)
      .execute();
  }

  #administered(): RequestScope {
    if (!mayAdminister(this.#scope.caller.member.role)) throw new Failure('missing');
    return this.#scope;
  }

  #holderIdOf(accountId: string): string {
    return this.#scope.secrets.reference('role holder', accountId);
  }
}

/** Tests the inviter's right; the host always may. */
async function mayInvite(transaction: Transaction<Tables>, accountId: string | null): Promise<boolean> {
  if (accountId === null) return true;
  const inviter = await transaction.selectFrom('account').select('role').where('id', '=', accountId).executeTakeFirst();
  return mayAdminister(inviter?.role);
}
