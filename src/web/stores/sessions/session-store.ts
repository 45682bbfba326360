import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { mayModerate } from '#core/moderation/member-role.ts';
import type { LoginMarkers } from '#core/login/login-markers.ts';
import type { Tabs } from '#core/device/tabs.ts';
import { isRefusalOfSession } from '#core/sessions/session-refusal.ts';
import { isOver, pauseAfterMs, renewAfterMs } from '#core/sessions/session-timing.ts';
import { isLoggedIn, nobody, signedOut, type UserState } from '#core/sessions/user-state.ts';
import type { Member, MemberSession, Session } from '#core/sessions/session.ts';
import type { Sessions } from '#core/sessions/sessions.ts';
import { Request } from '../requests/request.ts';

/** The session of the member who is signed in here. It renews the session while the page stands, and leaves for a page that knows nothing of them as soon as it has ended, here or elsewhere. */
export class SessionStore {
  member: Member | undefined;
  user: UserState = nobody;
  /** Whether the member writes by the key of a made-up name, wherever that is. */
  isNamedByKey = false;
  /** Whether the server has said who is here. */
  isKnown = false;
  /** Whether this browser was signed in, and the server could not say whether it still is. It is asked again. */
  isOutOfReach = false;
  /** Whether the server has ended the session of this page, and not the member. */
  hasEnded = false;
  /** Whether a member with a deactivated account does not want to be asked now. */
  isReturnPutOff = false;
  readonly asking: Request<Session>;
  readonly leaving: Request<void>;
  readonly #checking: Request<Session>;
  readonly #renewing: Request<MemberSession>;
  readonly #tabs: Tabs;
  readonly markers: LoginMarkers;
  readonly #clock: Clock;
  #isLeaving = false;
  #endsAt = 0;
  #failures = 0;
  #renewal: Promise<boolean> | undefined;
  #stopWaiting: () => void = () => undefined;

  constructor(sessions: Sessions, tabs: Tabs, markers: LoginMarkers, clock: Clock) {
    this.asking = new Request(() => sessions.current());
    this.leaving = new Request(() => sessions.signOut());
    this.#checking = new Request(() => sessions.current());
    this.#renewing = new Request(() => sessions.refresh());
    this.#tabs = tabs;
    this.markers = markers;
    this.#clock = clock;
    makeAutoObservable(this, { member: observableRef, user: observableRef, asking: false, leaving: false });
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

  get isReturnAsked(): boolean {
    return this.isDeactivated && !this.isReturnPutOff;
  }

  putReturnOff(isPutOff: boolean): void {
    this.isReturnPutOff = isPutOff;
  }

  get isGuest(): boolean {
    return this.isKnown && !this.isSignedIn && !this.isOutOfReach;
  }

  /** Asks who is here. */
  async load(): Promise<void> {
    const outcome = await this.asking.send();
    if (outcome.status === 'SUCCESS' && outcome.value.member) this.hold(outcome.value);
    else this.#know(outcome.status === 'FAILURE' && this.markers.knowSomebody());
  }

  /** Renews the session of a member who stayed away so long that the access token has expired: the readable cookies still know them. */
  async rejoin(): Promise<void> {
    if (this.isGuest && this.markers.knowSomebody()) await this.renew();
  }

  /** Follows what other tabs tell, and looks after the session whenever this one is seen again; the answer stops that. */
  follow(): () => void {
    const stopWatching = this.#tabs.watchReturn(() => void this.#check());
    const stopHearing = this.#tabs.hear((news) => {
      if (news === 'signed-in' && !this.isSignedIn) void this.load();
      if (news === 'signed-out' && this.isSignedIn) this.#leave('signedOut=elsewhere');
    });
    return () => {
      stopWatching();
      stopHearing();
    };
  }

  /** Holds the session of the member who is signed in, and renews it before it ends. */
  hold({ member, now, expiresAt, hasAccountName }: MemberSession): void {
    this.member = member;
    this.isNamedByKey = member.isWriter && !hasAccountName;
    this.isKnown = true;
    this.isOutOfReach = false;
    this.#failures = 0;
    const { userId, displayName, naukriUser } = member;
    this.user = { ...this.user, userInfo: { UserId: userId, displayName }, authToken: { UAC_I: userId, UAC_K: '1' }, isNaukriUser: naukriUser };
    this.#endsAt = this.#clock.now() + (expiresAt - now);
    this.#renewIn(renewAfterMs(this.#endsAt, this.#clock.now()));
  }

  /** Renews the session, once however many ask; answers whether it lives. */
  renew(): Promise<boolean> {
    this.#renewal ??= this.#renewOnce().finally(() => (this.#renewal = undefined));
    return this.#renewal;
  }

  /** Renews the session if its time is up. One that was refused although it has time left has been ended elsewhere. */
  async revive(): Promise<boolean> {
    return this.isSignedIn && isOver(this.#endsAt, this.#clock.now()) && this.renew();
  }

  /** The server refuses the session of this browser. Answers whether there was one, or it is just ending. */
  forceSignOut(): boolean {
    if (!this.isSignedIn) return this.#isLeaving;
    this.hasEnded = true;
    this.#tabs.tell('signed-out');
    this.#leave('showLoginModal=signout');
    return true;
  }

  /** Signs out, in every tab. Answers whether it worked. */
  async signOut(): Promise<boolean> {
    if ((await this.leaving.send()).status !== 'SUCCESS') return false;
    this.markers.forget();
    this.#tabs.tell('signed-out');
    this.#leave('signedOut=true');
    return true;
  }

  /** The account here is deleted or deactivated. The page stays, for what is left to be read; it knows nobody any more. */
  part(): void {
    this.markers.forget();
    this.#tabs.tell('signed-out');
    this.#drop();
  }

  /** Whether the session still lives (B-32): one that was ended on another device must not leave its pages in sight. A server that cannot be reached ends nothing. */
  async #check(): Promise<void> {
    if (!this.isSignedIn) return;
    const outcome = await this.#checking.send();
    if (outcome.status !== 'SUCCESS' || outcome.value.member) return;
    const isAlive = await this.renew();
    const { state } = this.#renewing;
    if (!isAlive && state.status === 'FAILURE' && isRefusalOfSession(state.failure.kind)) this.forceSignOut();
  }

  /** Reloads the page, so that everything it holds of the member in memory is gone. */
  #leave(mark: string): void {
    this.#isLeaving = true;
    this.#drop();
    this.#tabs.reload(mark);
  }

  #drop(): void {
    this.#stopWaiting();
    runInAction(() => {
      this.member = undefined;
      this.user = signedOut(this.user);
    });
  }

  async #renewOnce(): Promise<boolean> {
    const outcome = await this.#renewing.send();
    if (outcome.status === 'SUCCESS') this.hold(outcome.value);
    else if (outcome.status === 'FAILURE' && !isRefusalOfSession(outcome.failure.kind) && this.isSignedIn) this.#renewIn(pauseAfterMs(++this.#failures));
    return outcome.status === 'SUCCESS';
  }

  #know(isOutOfReach: boolean): void {
    this.isKnown = true;
    this.isOutOfReach = isOutOfReach;
    if (isOutOfReach) this.#clock.after(pauseAfterMs(++this.#failures), () => void this.load());
  }

  #renewIn(delayMs: number): void {
    this.#stopWaiting();
    this.#stopWaiting = this.#clock.after(delayMs, () => void this.renew());
  }
}
