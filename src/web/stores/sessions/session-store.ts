import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { mayModerate } from '#core/moderation/member-role.ts';
import type { LoginMarkers } from '#core/login/login-markers.ts';
import type { TabMessage, Tabs } from '#core/device/tabs.ts';
import type { NativeApp } from '#core/native/native-app.ts';
import { nobody, signedOut, type UserState } from '#core/sessions/user-state.ts';
import type { Member, MemberSession, Session } from '#core/sessions/session.ts';
import type { Sessions } from '#core/sessions/sessions.ts';
import { Request } from '../requests/request.ts';
import { SessionRenewal } from './session-renewal.ts';

const momentSeconds = 2;

/** Session of the signed-in member. Renews it, and leaves the page as soon as it ends anywhere. */
export class SessionStore {
  member: Member | undefined;
  user: UserState = nobody;
  isKnown = false;
  /** True while the server cannot say if the session lives. Asked again later. */
  isOutOfReach = false;
  /** True where the server ended the session, not the member. */
  hasEnded = false;
  /** True where a deactivated member postponed the question to return. */
  isReturnPutOff = false;
  /** Member of this page until a reload or deletion. Nothing may be shown or done as another. */
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

  /** Takes the points on this device, unknown to the server. */
  countRewards(rewardsCount: number): void {
    this.user = { ...this.user, rewardsCount };
  }

  /** Takes the native app that shows the page. */
  runIn({ version, build }: Pick<NativeApp, 'version' | 'build'>): void {
    this.user = { ...this.user, appVersion: version, appBuild: build };
  }

  get isInApp(): boolean {
    return this.user.appVersion !== null;
  }

  get isSignedIn(): boolean {
    return this.member !== undefined;
  }

  /** Allows the link to the moderation queue. */
  get mayModerate(): boolean {
    return this.isAwake && mayModerate(this.member?.role);
  }

  /** True for a deactivated account, closed until its owner returns. */
  get isDeactivated(): boolean {
    return this.member?.isDeactivated === true;
  }

  get isAwake(): boolean {
    return this.isSignedIn && !this.isDeactivated;
  }

  get awake(): Member | undefined {
    return this.isAwake ? this.member : undefined;
  }

  get isReturnAsked(): boolean {
    return this.isDeactivated && !this.isReturnPutOff;
  }

  putReturnOff(isPutOff: boolean): void {
    this.isReturnPutOff = isPutOff;
  }

  /** Probable member while offline. Sees this device's data, but nothing of it is sent. */
  get supposed(): string | undefined {
    return this.isOutOfReach ? this.markers.named() : undefined;
  }

  get isGuest(): boolean {
    return this.isKnown && !this.isSignedIn && !this.isOutOfReach;
  }

  /** Asks who is signed in. */
  async load(): Promise<void> {
    const outcome = await this.asking.send();
    if (outcome.status === 'SUCCESS' && outcome.value.member) this.hold(outcome.value);
    else this.#know(outcome.status === 'FAILURE' && this.markers.knowSomebody(), outcome.status === 'FAILURE' ? outcome.failure.retryAfterSeconds : undefined);
  }

  /** Expects a member the server had no time to name, and asks shortly. */
  expect(): void {
    this.#know(true, momentSeconds);
  }

  /** Renews an expired session that the readable cookies still know. */
  async rejoin(): Promise<void> {
    if (this.isGuest && this.markers.knowSomebody()) await this.renew();
  }

  /** Follows other tabs and checks the session when seen again. The answer stops that. */
  follow(): () => void {
    const hear = (news: TabMessage) => {
      if (news === 'signed-in') void (this.isSignedIn ? this.#check() : this.load());
      if (news === 'signed-out' && this.isSignedIn) this.#leave('signedOut=true', this.pageOf);
      if (news === 'session-over' && this.isSignedIn) this.#end();
    };
    const stops = [this.#tabs.watchReturn(() => void this.#check()), this.#tabs.hear(hear)];
    return () => stops.forEach((stop) => stop());
  }

  /** True where the member writes by a persona key, wherever that is. */
  get isWriter(): boolean {
    return this.member?.isWriter === true;
  }

  /** Starts a session and its renewal. Another member than the page's reloads it. */
  hold(session: MemberSession): void {
    if (this.#isOfAnother(session)) this.restart();
    else this.become(session);
  }

  /** Starts a session, replacing any other. */
  become(session: MemberSession): void {
    const { member } = session;
    this.member = member;
    this.pageOf = member.userId;
    this.isKnown = true;
    this.isOutOfReach = false;
    this.#renewal.begin(session);
  }

  /** Renews once, however many callers. Answers whether the session lives. */
  renew(): Promise<boolean> {
    return this.#renewal.renew();
  }

  /** Renews if due. A refusal with time left means it was ended elsewhere. */
  async revive(): Promise<boolean> {
    return this.isSignedIn && this.#renewal.isDue && this.renew();
  }

  /** Ends a session the server refuses. Answers whether there was or is one ending. */
  forceSignOut(): boolean {
    if (!this.isSignedIn) return this.#isLeaving;
    this.#tabs.tell('session-over');
    this.#end();
    return true;
  }

  /** Reloads for another member, as nothing on this page is theirs. */
  restart(): void {
    if (!this.#isLeaving) this.#leave('memberChanged=true');
  }

  /** Signs out all tabs, then runs `also` before leaving. Answers whether both worked. */
  async signOut(also?: () => Promise<void>): Promise<boolean> {
    const { status } = await this.leaving.send(also);
    if (status !== 'SUCCESS') return false;
    this.markers.settle();
    this.#tabs.tell('signed-out');
    this.#leave('signedOut=true', this.pageOf);
    return true;
  }

  /** Signs off a deleted or deactivated account while its page stays readable. */
  part(leaver?: string): void {
    if (leaver !== undefined) void this.markers.forget(leaver);
    this.#tabs.tell(leaver === undefined ? 'session-over' : 'signed-out');
    this.#drop();
    this.pageOf = undefined;
  }

  /** Checks that session and member are unchanged (B-32). An unreachable server ends nothing. */
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

  /** Ends the session. The member's storage stays unless they are signing out here. */
  #end(): void {
    this.hasEnded = this.leaving.state.status !== 'LOADING';
    if (this.hasEnded) this.#leave('showLoginModal=signout');
    else this.#leave('signedOut=true', this.pageOf);
  }

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
