import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { mayModerate } from '#core/moderation/member-role.ts';
import type { LoginMarkers } from '#core/login/login-markers.ts';
import type { TabMessage, Tabs } from '#core/device/tabs.ts';
import type { NativeApp } from '#core/native/native-app.ts';
import { isLoggedIn, nobody, signedOut, type UserState } from '#core/sessions/user-state.ts';
import type { Member, MemberSession, Session } from '#core/sessions/session.ts';
import type { Sessions } from '#core/sessions/sessions.ts';
import { Request } from '../requests/request.ts';
import { SessionRenewal } from './session-renewal.ts';

/** The pause before a busy server is asked the first time. */
const momentSeconds = 2;

/** The session of the member who is signed in here. It renews the session while the page is there, and leaves for a page that knows nothing of them as soon as it has ended, here or elsewhere. */
export class SessionStore {
  member: Member | undefined;
  user: UserState = nobody;
  /** Whether the server has said who is here. */
  isKnown = false;
  /** Whether this browser was signed in, and the server could not say whether it still is. It is asked again. */
  isOutOfReach = false;
  /** Whether the server has ended the session of this page, and not the member. */
  hasEnded = false;
  /** Whether a member with a deactivated account does not want to be asked now. */
  isReturnPutOff = false;
  /** The member whom the page means, until it is loaded again or their account is gone: nothing of it may be said or done as another. */
  pageOf: string | undefined;
  readonly asking: Request<Session>;
  readonly leaving: Request<void, [also?: (() => Promise<void>) | undefined]>;
  readonly #checking: Request<Session>;
  readonly #tabs: Tabs;
  readonly markers: LoginMarkers;
  readonly #renewal: SessionRenewal;
  #isLeaving = false;

  constructor(sessions: Sessions, tabs: Tabs, markers: LoginMarkers, clock: Clock) {
    this.asking = new Request(() => sessions.current());
    this.leaving = new Request((also) => sessions.signOut().then(also));
    this.#checking = new Request(() => sessions.current());
    this.#renewal = new SessionRenewal(sessions, clock, this);
    this.#tabs = tabs;
    this.markers = markers;
    makeAutoObservable(this, { member: observableRef, user: observableRef, asking: false, leaving: false });
  }

  /** Takes up how many points lie on this device: the server knows of none. */
  countRewards(rewardsCount: number): void {
    this.user = { ...this.user, rewardsCount };
  }

  /** Takes up which native app shows the page. */
  runIn({ version, build }: Pick<NativeApp, 'version' | 'build'>): void {
    this.user = { ...this.user, appVersion: version, appBuild: build };
  }

  /** Whether a native app shows the page. */
  get isInApp(): boolean {
    return this.user.appVersion !== null;
  }

  get isSignedIn(): boolean {
    return isLoggedIn(this.user);
  }

  /** Whether the way to the moderation queue is shown. */
  get mayModerate(): boolean {
    return this.isAwake && mayModerate(this.member?.role);
  }

  /** Whether the account is deactivated, and nothing of it is open until its owner comes back. */
  get isDeactivated(): boolean {
    return this.member?.isDeactivated === true;
  }

  /** Whether a member is signed in, and has not deactivated the account. */
  get isAwake(): boolean {
    return this.isSignedIn && !this.isDeactivated;
  }

  /** The member who is signed in, and has not deactivated the account. */
  get awake(): Member | undefined {
    return this.isAwake ? this.member : undefined;
  }

  get isReturnAsked(): boolean {
    return this.isDeactivated && !this.isReturnPutOff;
  }

  putReturnOff(isPutOff: boolean): void {
    this.isReturnPutOff = isPutOff;
  }

  /** The member who is probably here, while the server cannot be asked: what this device keeps of theirs is shown to them, and none of it sent. */
  get supposed(): string | undefined {
    return this.isOutOfReach ? this.markers.named() : undefined;
  }

  get isGuest(): boolean {
    return this.isKnown && !this.isSignedIn && !this.isOutOfReach;
  }

  /** Asks who is here. */
  async load(): Promise<void> {
    const outcome = await this.asking.send();
    if (outcome.status === 'SUCCESS' && outcome.value.member) this.hold(outcome.value);
    else this.#know(outcome.status === 'FAILURE' && this.markers.knowSomebody(), outcome.status === 'FAILURE' ? outcome.failure.retryAfterSeconds : undefined);
  }

  /** Expects a member whom the server had no time to name with the page: it is asked in a moment. */
  expect(): void {
    this.#know(true, momentSeconds);
  }

  /** Renews the session of a member who stayed away so long that the access token has expired: the readable cookies still know them. */
  async rejoin(): Promise<void> {
    if (this.isGuest && this.markers.knowSomebody()) await this.renew();
  }

  /** Follows what other tabs tell, and looks after the session whenever this one is seen again; the answer stops that. */
  follow(): () => void {
    const hear = (news: TabMessage) => {
      if (news === 'signed-in') void (this.isSignedIn ? this.#check() : this.load());
      if (news === 'signed-out' && this.isSignedIn) this.#leave('signedOut=true', this.pageOf);
      if (news === 'session-over' && this.isSignedIn) this.#end();
    };
    const stops = [this.#tabs.watchReturn(() => void this.#check()), this.#tabs.hear(hear)];
    return () => stops.forEach((stop) => stop());
  }

  /** Whether the member writes by the key of a made-up name, wherever that is. */
  get isWriter(): boolean {
    return this.member?.isWriter === true;
  }

  /** Holds the session of the member who is signed in, and renews it before it ends. That of another member than the page means begins it again. */
  hold(session: MemberSession): void {
    if (this.#isOfAnother(session)) this.restart();
    else this.become(session);
  }

  /** Holds the session of a member, anyone who was held before. */
  become(session: MemberSession): void {
    const { member } = session;
    this.member = member;
    this.pageOf = member.userId;
    this.isKnown = true;
    this.isOutOfReach = false;
    const { userId, displayName, naukriUser } = member;
    this.user = { ...this.user, userInfo: { UserId: userId, displayName }, authToken: { UAC_I: userId, UAC_K: '1' }, isNaukriUser: naukriUser };
    this.#renewal.begin(session);
  }

  /** Renews the session, once however many ask; answers whether it lives. */
  renew(): Promise<boolean> {
    return this.#renewal.renew();
  }

  /** Renews the session if its time is up. One that was refused although it has time left has been ended elsewhere. */
  async revive(): Promise<boolean> {
    return this.isSignedIn && this.#renewal.isDue && this.renew();
  }

  /** The server refuses the session of this browser. Answers whether there was one, or it is just ending. */
  forceSignOut(): boolean {
    if (!this.isSignedIn) return this.#isLeaving;
    this.#tabs.tell('session-over');
    this.#end();
    return true;
  }

  /** Another member has signed in in this browser: nothing that this page holds is theirs. */
  restart(): void {
    if (!this.#isLeaving) this.#leave('memberChanged=true');
  }

  /** Signs out, in every tab, and does something else once the server has, before the page is left. Answers whether both worked; else nothing is left here. */
  async signOut(also?: () => Promise<void>): Promise<boolean> {
    const { status } = await this.leaving.send(also);
    if (status !== 'SUCCESS') return false;
    this.markers.settle();
    this.#tabs.tell('signed-out');
    this.#leave('signedOut=true', this.pageOf);
    return true;
  }

  /** The account here is deleted, and its member leaves; or it rests, and what this browser keeps for its member stays, too. The page stays, for what is left to be read; it knows nobody any more. */
  part(leaver?: string): void {
    if (leaver !== undefined) void this.markers.forget(leaver);
    this.#tabs.tell(leaver === undefined ? 'session-over' : 'signed-out');
    this.#drop();
    this.pageOf = undefined;
  }

  /** Whether the session still lives (B-32), and is that of the same member: one that was ended on another device must not leave its pages in sight. A server that cannot be reached ends nothing. */
  async #check(): Promise<void> {
    if (!this.isSignedIn) return;
    const outcome = await this.#checking.send();
    if (outcome.status !== 'SUCCESS') return;
    if (this.#isOfAnother(outcome.value)) this.restart();
    else if (!outcome.value.member && !(await this.renew()) && this.#renewal.isRefused) this.forceSignOut();
  }

  #isOfAnother({ member }: Session): boolean {
    return member !== undefined && this.pageOf !== undefined && member.userId !== this.pageOf;
  }

  /** The session is over. The storage of its member stays for their next login, unless they are just signing out here. */
  #end(): void {
    this.hasEnded = this.leaving.state.status !== 'LOADING';
    if (this.hasEnded) this.#leave('showLoginModal=signout');
    else this.#leave('signedOut=true', this.pageOf);
  }

  /** Reloads the page, so that everything it holds of the member in memory is gone. */
  #leave(mark: string, leaver?: string): void {
    this.#isLeaving = true;
    this.#drop();
    this.#tabs.reload(mark, leaver);
  }

  #drop(): void {
    this.#renewal.stop();
    runInAction(() => {
      this.member = undefined;
      this.user = signedOut(this.user);
    });
  }

  #know(isOutOfReach: boolean, seconds?: number): void {
    this.isKnown = true;
    this.isOutOfReach = isOutOfReach && !this.isSignedIn;
    if (this.isOutOfReach) this.#renewal.later(() => void this.load(), seconds);
  }
}
