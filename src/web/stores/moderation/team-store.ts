import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clipboards } from '#core/device/clipboards.ts';
import { grantedRoles, holdsRole, mayAdminister, type GrantedRole, type RoleClaim } from '#core/moderation/member-role.ts';
import type { RoleHolder, RoleInvitation, Roles } from '#core/moderation/roles.ts';
import type { Fragments } from '#core/navigation/fragments.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The accounts that moderate, links that make another one, and the claim that such a link brought here. */
export class TeamStore {
  readonly holders: Request<readonly RoleHolder[]>;
  readonly inviting: Request<RoleInvitation, [role: GrantedRole]>;
  readonly changing: Request<void, [holderId: string, role: GrantedRole | null]>;
  readonly claiming: Request<GrantedRole, [claim: RoleClaim]>;
  /** The claim in the URL; none on a page that was opened without one. */
  claim: RoleClaim | undefined = undefined;
  /** Whether the account has the role by the claim that was confirmed here. */
  isTaken = false;
  /** The link that was made last. It is shown here and nowhere else. */
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

  /** Whether the account has the role of the claim already, or a higher one: the claim is for another account. */
  get hasRole(): boolean {
    return this.claim !== undefined && holdsRole(this.#session.member?.role, this.claim.role);
  }

  /** Reads the claim from the URL, and asks for the accounts where the member may see them. */
  async open(): Promise<void> {
    const { role, claim } = this.#fragments.read();
    const named = grantedRoles.find((each) => each === role);
    runInAction(() => (this.claim = named && claim !== undefined ? { role: named, token: claim } : undefined));
    if (this.mayAdminister) await this.holders.send();
  }

  /** Confirms the claim; afterwards the session says which role the account has. A claim whose answer was lost is used up when it is confirmed again, and the role is there anyway. */
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

  /** Puts the link where it can be pasted elsewhere; answers whether it is there. */
  async copyLink(): Promise<boolean> {
    const outcome = await this.#copying.send(this.link ?? '');
    return outcome.status === 'SUCCESS';
  }

  /** Changes a role, and answers whether it was taken. The member's own role is read again. */
  async change({ holderId, isMine }: RoleHolder, role: GrantedRole | null): Promise<boolean> {
    const outcome = await this.changing.send(holderId, role);
    if (outcome.status !== 'SUCCESS') return false;
    if (isMine) await this.#session.load();
    if (this.mayAdminister) await this.holders.send();
    return true;
  }
}
