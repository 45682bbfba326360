import { makeAutoObservable, runInAction } from 'mobx';
import type { Authenticators } from '#core/login/authenticators.ts';
import type { FailureKind } from '#core/failure.ts';
import { Failure } from '#core/failure.ts';
import type { Passkeys } from '#core/login/passkeys.ts';
import type { RecoveryCodes } from '#core/login/recovery-codes.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** The problems of a code: why it was not even sent, or what its answer was. */
export type RecoveryCodeProblem = 'short' | 'refused' | undefined;

const codeLength = 16;

/** Login methods without any provider: a passkey of this device, or a code that was put away. */
export class PasskeyStore {
  isShort = false;
  /** Whether the member has just begun an account, which their passkey alone leads to. */
  isNew = false;
  readonly proving: Request<MemberSession>;
  readonly beginning: Request<MemberSession>;
  readonly redeeming: Request<MemberSession, [code: string]>;
  readonly #session: SessionStore;

  constructor(passkeys: Passkeys, codes: RecoveryCodes, authenticators: Authenticators, session: SessionStore) {
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
    makeAutoObservable(this, { proving: false, beginning: false, redeeming: false });
  }

  /** Signs in with a passkey; answers whether it worked. */
  async prove(): Promise<boolean> {
    const outcome = await this.proving.send();
    if (outcome.status === 'SUCCESS') this.#session.hold(outcome.value);
    return outcome.status === 'SUCCESS';
  }

  /** Begins an account that belongs to a new passkey (F-32). */
  async begin(): Promise<void> {
    const outcome = await this.beginning.send();
    if (outcome.status !== 'SUCCESS') return;
    this.#session.hold(outcome.value);
    runInAction(() => (this.isNew = true));
  }

  /** The failure for which the passkey got nobody in. */
  get refusal(): FailureKind | undefined {
    return failureOf(this.proving);
  }

  /** The failure for which no account was begun. */
  get beginningRefusal(): FailureKind | undefined {
    return failureOf(this.beginning);
  }

  /** Signs in with a recovery code; answers whether it worked. */
  async redeem(text: string): Promise<boolean> {
    const code = text.toLowerCase().replace(/[^0-9a-z]/g, '');
    this.isShort = code.length !== codeLength;
    if (this.isShort) return false;
    const outcome = await this.redeeming.send(code);
    if (outcome.status === 'SUCCESS') this.#session.hold(outcome.value);
    return outcome.status === 'SUCCESS';
  }

  get codeProblem(): RecoveryCodeProblem {
    if (this.isShort) return 'short';
    const { state } = this.redeeming;
    return state.status === 'FAILURE' && ['signed-out', 'invalid', 'forbidden'].includes(state.failure.kind) ? 'refused' : undefined;
  }
}

const failureOf = ({ state }: Request<MemberSession>): FailureKind | undefined => (state.status === 'FAILURE' ? state.failure.kind : undefined);
