import { makeAutoObservable, runInAction } from 'mobx';
import type { Events } from '#core/usage/events.ts';
import { loginCount } from '#core/usage/login-count.ts';
import type { LoginWay } from '#core/usage/usage-counts.ts';
import type { Authenticators } from '#core/login/authenticators.ts';
import type { FailureKind } from '#core/failure.ts';
import { Failure } from '#core/failure.ts';
import type { Passkeys } from '#core/login/passkeys.ts';
import { isCodeLength } from '#core/login/recovery-code.ts';
import type { RecoveryCodes } from '#core/login/recovery-codes.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import { Request, type RequestState } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

export type RecoveryCodeProblem = 'short' | 'refused' | undefined;

/** Login without a provider, by passkey or recovery code. */
export class PasskeyStore {
  isShort = false;
  /** True for a new account that only its passkey leads to. */
  isNew = false;
  readonly proving: Request<MemberSession>;
  readonly beginning: Request<MemberSession>;
  readonly redeeming: Request<MemberSession, [code: string]>;
  readonly #session: SessionStore;
  readonly #events: Events;

  constructor(passkeys: Passkeys, codes: RecoveryCodes, authenticators: Authenticators, session: SessionStore, events: Events) {
    const beAble = () => {
      if (!authenticators.areHere()) throw new Failure('missing', 'This browser knows no passkeys');
    };
    this.proving = new Request(async () => {
      beAble();
      return passkeys.logIn(await authenticators.use(await passkeys.startLogin()));
    });
    this.beginning = new Request(async () => {
      beAble();
      return passkeys.signUp(await authenticators.make(await passkeys.startSignUp()));
    });
    this.redeeming = new Request((code) => codes.logIn(code));
    this.#session = session;
    this.#events = events;
    makeAutoObservable(this, { proving: false, beginning: false, redeeming: false });
  }

  async prove(): Promise<boolean> {
    return (await this.#attempt('passkey', () => this.proving.send())) !== undefined;
  }

  /** Begins an account that belongs to a new passkey (F-32). */
  async begin(): Promise<void> {
    if (await this.#attempt('passkey', () => this.beginning.send())) runInAction(() => (this.isNew = true));
  }

  get refusal(): FailureKind | undefined {
    return failureOf(this.proving);
  }

  get beginningRefusal(): FailureKind | undefined {
    return failureOf(this.beginning);
  }

  async redeem(text: string): Promise<boolean> {
    const code = text.toLowerCase().replace(/[^0-9a-z]/g, '');
    this.isShort = !isCodeLength(code.length);
    if (this.isShort) return false;
    return (await this.#attempt('other', () => this.redeeming.send(code))) !== undefined;
  }

  /** Attempts a login and keeps its session. Every attempt is counted. */
  async #attempt(way: LoginWay, ask: () => Promise<RequestState<MemberSession>>): Promise<MemberSession | undefined> {
    this.#events.count(loginCount(way, 'begun'));
    const outcome = await ask();
    const session = outcome.status === 'SUCCESS' ? outcome.value : undefined;
    this.#events.count(loginCount(way, session ? 'done' : 'failed'));
    if (session) this.#session.hold(session);
    return session;
  }

  get codeProblem(): RecoveryCodeProblem {
    if (this.isShort) return 'short';
    const { state } = this.redeeming;
    return state.status === 'FAILURE' && ['signed-out', 'invalid', 'forbidden'].includes(state.failure.kind) ? 'refused' : undefined;
  }
}

const failureOf = ({ state }: Request<MemberSession>): FailureKind | undefined => (state.status === 'FAILURE' ? state.failure.kind : undefined);
