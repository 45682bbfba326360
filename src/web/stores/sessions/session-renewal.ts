import type { Clock } from '#core/clock.ts';
import { isRefusalOfSession } from '#core/sessions/session-refusal.ts';
import { isOver, pauseAfterMs, renewAfterMs } from '#core/sessions/session-timing.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import type { Sessions } from '#core/sessions/sessions.ts';
import { Request } from '../requests/request.ts';

interface Renewed {
  readonly isSignedIn: boolean;
  hold(session: MemberSession): void;
}

/** Renews a session before it ends, with growing pauses while no server answers. */
export class SessionRenewal {
  readonly #renewing: Request<MemberSession>;
  readonly #clock: Clock;
  readonly #renewed: Renewed;
  #endsAt = 0;
  #failures = 0;
  #renewal: Promise<boolean> | undefined;
  #stopWaiting: () => void = () => undefined;

  constructor(sessions: Sessions, clock: Clock, renewed: Renewed) {
    this.#renewing = new Request(() => sessions.refresh());
    this.#clock = clock;
    this.#renewed = renewed;
  }

  get isDue(): boolean {
    return isOver(this.#endsAt, this.#clock.now());
  }

  get isRefused(): boolean {
    const { state } = this.#renewing;
    return state.status === 'FAILURE' && isRefusalOfSession(state.failure.kind);
  }

  /** Schedules renewal before the session ends. */
  begin({ now, expiresAt }: Pick<MemberSession, 'now' | 'expiresAt'>): void {
    this.#failures = 0;
    const here = this.#clock.now();
    this.#endsAt = here + (expiresAt - now);
    this.#in(renewAfterMs(this.#endsAt, here), () => void this.renew());
  }

  /** Renews once, however many callers. Answers whether the session lives. */
  renew(): Promise<boolean> {
    this.#renewal ??= this.#renewOnce().finally(() => (this.#renewal = undefined));
    return this.#renewal;
  }

  /** Retries after growing pauses. The server may set the first. */
  later(act: () => void, seconds?: number): void {
    this.#in(pauseAfterMs(++this.#failures, seconds === undefined ? undefined : seconds * 1_000), act);
  }

  stop(): void {
    this.#stopWaiting();
  }

  async #renewOnce(): Promise<boolean> {
    const outcome = await this.#renewing.send();
    if (outcome.status === 'SUCCESS') this.#renewed.hold(outcome.value);
    else if (!this.isRefused && this.#renewed.isSignedIn) this.later(() => void this.renew());
    return outcome.status === 'SUCCESS';
  }

  #in(delayMs: number, act: () => void): void {
    this.#stopWaiting();
    this.#stopWaiting = this.#clock.after(delayMs, act);
  }
}
