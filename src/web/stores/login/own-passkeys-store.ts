import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Authenticators } from '#core/login/authenticators.ts';
import type { Clipboards } from '#core/device/clipboards.ts';
import { Failure } from '#core/failure.ts';
import type { OwnPasskeys, Passkey, Passkeys } from '#core/login/passkeys.ts';
import type { RecoveryCodes } from '#core/login/recovery-codes.ts';
import { removalOf } from '../requests/removal.ts';
import { Request, type RequestState } from '../requests/request.ts';

/** Reasons why no passkey was made: login too old, one exists, given up, or unsupported. */
export type PasskeyProblem = 'again' | 'has-one' | 'given-up' | 'unsupported' | undefined;

export class OwnPasskeysStore {
  /** New codes, until put away. */
  codes: readonly string[] = [];
  /** Part that needs a fresh login, told beside its own button. */
  wantsLoginFor: 'passkeys' | 'codes' | undefined;
  readonly passkeys: Request<OwnPasskeys>;
  readonly adding: Request<Passkey>;
  readonly removing: Request<void, [passkeyId: string]>;
  readonly making: Request<readonly string[]>;
  readonly #copying: Request<void, [text: string]>;

  constructor(passkeys: Passkeys, codes: RecoveryCodes, authenticators: Authenticators, clipboards: Clipboards) {
    this.passkeys = new Request(() => passkeys.list());
    this.adding = new Request(async () => {
      if (!authenticators.areHere()) throw new Failure('missing', 'This browser knows no passkeys');
      return passkeys.register(await authenticators.make(await passkeys.startRegistration()));
    });
    this.removing = removalOf((passkeyId) => passkeys.remove(passkeyId));
    this.making = new Request(() => codes.make());
    this.#copying = new Request((text) => clipboards.write(text));
    makeAutoObservable(this, { codes: observableRef, passkeys: false, adding: false, removing: false, making: false });
  }

  async open(): Promise<void> {
    if (this.passkeys.state.status !== 'SUCCESS') await this.passkeys.send();
  }

  async add(): Promise<boolean> {
    return this.#changed('passkeys', await this.adding.send());
  }

  async remove(passkeyId: string): Promise<boolean> {
    return this.#changed('passkeys', await this.removing.send(passkeyId));
  }

  /** Makes ten codes, kept until put away. */
  async makeCodes(): Promise<void> {
    const outcome = await this.making.send();
    if (outcome.status === 'SUCCESS') runInAction(() => (this.codes = outcome.value));
    await this.#changed('codes', outcome);
  }

  putAway(): void {
    this.codes = [];
    this.making.forget();
  }

  async copyCodes(): Promise<boolean> {
    return (await this.#copying.send(this.codes.join('\n'))).status === 'SUCCESS';
  }

  get problem(): PasskeyProblem {
    if (this.adding.state.status !== 'FAILURE') return undefined;
    const { kind, code } = this.adding.state.failure;
    if (code === signInAgain) return 'again';
    if (kind === 'conflict') return 'has-one';
    if (kind === 'missing') return 'unsupported';
    return kind === 'cancelled' ? 'given-up' : undefined;
  }

  /** True where making codes failed for a reason other than a login too old. */
  get hasFailedMaking(): boolean {
    return this.making.state.status === 'FAILURE' && this.wantsLoginFor !== 'codes';
  }

  async #changed<Value>(what: 'passkeys' | 'codes', outcome: RequestState<Value>): Promise<boolean> {
    runInAction(() => (this.wantsLoginFor = outcome.status === 'FAILURE' && outcome.failure.code === signInAgain ? what : undefined));
    if (outcome.status === 'SUCCESS') await this.passkeys.send();
    return outcome.status === 'SUCCESS';
  }
}

const signInAgain = 'SIGN_IN_AGAIN';
