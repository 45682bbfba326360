import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clipboards } from '#core/device/clipboards.ts';
import { grantedRoles, holdsRole, mayAdminister, type GrantedRole, type RoleClaim } from '#core/moderation/member-role.ts';
import type { RoleHolder, RoleInvitation, Roles } from '#core/moderation/roles.ts';
import type { Fragments } from '#core/navigation/fragments.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Accounts that moderate, links that appoint others, and a claim from such a link. */
export class TeamStore {
  readonly holders: Request<readonly RoleHolder[]>;
  readonly inviting: Request<RoleInvitation, [role: GrantedRole]>;
  readonly changing: Request<void, [holderId: string, role: GrantedRole | null]>;
  readonly claiming: Request<GrantedRole, [claim: RoleClaim]>;
  claim: RoleClaim | undefined = undefined;
  /** True once the claim confirmed here gave the role. */
  isTaken = false;
  /** Last link made, shown here and nowhere else. */
  link: string | undefined = undefined;
  readonly #fragments: Fragments;
  readonly #copying: Request<void, [text: string]>;
  readonly #session: SessionStore;

  constructor(roles: Roles, fragments: Fragments, clipboards: Clipboards, session: SessionStore) {
    this.holders = new Request(() => roles.holders());
    this.inviting = new Request((role) => roles.invite(role));
    this.changing = new Request((holderId, role) => roles.change(holderId, role));
    this.claiming = new Request((claim) => roles.claim(claim));
    this.#fragments = fragments;
    this.#copying = new Request((text) => clipboards.write(text));
    this.#session = session;
    makeAutoObservable(this, { holders: false, inviting: false, changing: false, claiming: false, claim: observableRef });
  }

  get mayAdminister(): boolean {
    return mayAdminister(this.#session.member?.role);
  }

  /** True where the account already has this role or a higher one. */
  get hasRole(): boolean {
    return this.claim !== undefined && holdsRole(this.#session.member?.role, this.claim.role);
  }

  async open(): Promise<void> {
    const { role, claim } = this.#fragments.read();
    const named = grantedRoles.find((each) => each === role);
    runInAction(() => (this.claim = named && claim !== undefined ? { role: named, token: claim } : undefined));
    if (this.mayAdminister) await this.holders.send();
  }

  /** Confirms the claim and rereads the session, since a lost answer leaves a used-up claim. */
  async confirm(): Promise<boolean> {
    if (!this.claim) return false;
    const outcome = await this.claiming.send(this.claim);
    await this.#session.load();
    if (outcome.status !== 'SUCCESS' && !this.hasRole) return false;
    runInAction(() => (this.isTaken = true));
    this.#fragments.write({});
    if (this.mayAdminister) await this.holders.send();
    return true;
  }

  async invite(role: GrantedRole): Promise<void> {
    this.link = undefined;
    const outcome = await this.inviting.send(role);
    if (outcome.status !== 'SUCCESS') return;
    const { token } = outcome.value;
    runInAction(() => (this.link = this.#fragments.urlWith({ role, claim: token })));
  }

  async copyLink(): Promise<boolean> {
    const outcome = await this.#copying.send(this.link ?? '');
    return outcome.status === 'SUCCESS';
  }

  /** Changes a role and answers whether it was taken. The member's own role is reread. */
  async change({ holderId, isMine }: RoleHolder, role: GrantedRole | null): Promise<boolean> {
    const outcome = await this.changing.send(holderId, role);
    if (outcome.status !== 'SUCCESS') return false;
    if (isMine) await this.#session.load();
    if (this.mayAdminister) await this.holders.send();
    return true;
  }
}
