import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { OpenSession, Sessions } from '#core/sessions/sessions.ts';
import { removalOf } from '../requests/removal.ts';
import { Request } from '../requests/request.ts';

export class SessionsStore {
  readonly sessions: Request<readonly OpenSession[]>;
  readonly ending: Request<void, [sessionId: string]>;
  readonly endingOthers: Request<void>;

  readonly #clock: Clock;

  constructor(sessions: Sessions, clock: Clock) {
    this.#clock = clock;
    this.sessions = new Request(() => sessions.list());
    this.ending = removalOf((sessionId) => sessions.revoke(sessionId));
    this.endingOthers = new Request(() => sessions.revokeOthers());
    makeAutoObservable(this, { sessions: false, ending: false, endingOthers: false });
  }

  get now(): number {
    return this.#clock.now();
  }

  /** True where ending another session failed. One already gone does not count. */
  get hasFailed(): boolean {
    return [this.ending.state, this.endingOthers.state].some((state) => state.status === 'FAILURE' && state.failure.kind !== 'missing');
  }

  async open(): Promise<void> {
    if (this.sessions.state.status !== 'SUCCESS') await this.sessions.send();
  }

  async end(sessionId: string): Promise<boolean> {
    this.endingOthers.forget();
    const outcome = await this.ending.send(sessionId);
    if (outcome.status === 'SUCCESS') await this.sessions.send();
    return outcome.status === 'SUCCESS';
  }

  async endOthers(): Promise<boolean> {
    this.ending.forget();
    const outcome = await this.endingOthers.send();
    if (outcome.status === 'SUCCESS') await this.sessions.send();
    return outcome.status === 'SUCCESS';
  }
}
