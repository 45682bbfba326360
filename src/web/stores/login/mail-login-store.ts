import { makeAutoObservable } from 'mobx';
import type { Failure } from '#core/failure.ts';
import type { LoginAddressProblem, LoginCode, LoginCodeProblem, LoginCodeSent, MailLogins } from '#core/login/mail-logins.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import type { Events } from '#core/usage/events.ts';
import { loginCount } from '#core/usage/login-count.ts';
import { codeTyped, loginCodeDigits } from '#core/verification/mail-code.ts';
import { mailAddressIn } from '#core/verification/work-address.ts';
import type { WordsStore } from '../app/words-store.ts';
import { Request, type RequestState } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Login by a mailed code, for people without an account at a provider. */
export class MailLoginStore {
  address = '';
  code = '';
  isUnfit = false;
  isShort = false;
  readonly sending: Request<LoginCodeSent, [address: string]>;
  readonly redeeming: Request<MemberSession, [code: LoginCode]>;
  readonly #session: SessionStore;
  readonly #events: Events;

  constructor(logins: MailLogins, words: Pick<WordsStore, 'language'>, session: SessionStore, events: Events) {
    this.sending = new Request((address) => logins.send(address, words.language));
    this.redeeming = new Request((code) => logins.logIn(code));
    this.#session = session;
    this.#events = events;
    makeAutoObservable(this, { sending: false, redeeming: false });
  }

  typeAddress(text: string): void {
    this.address = text;
    this.isUnfit = false;
  }

  typeCode(text: string): void {
    this.code = codeTyped(text, loginCodeDigits);
    this.isShort = false;
  }

  get isSent(): boolean {
    return this.sending.value !== undefined;
  }

  async send(): Promise<void> {
    this.isUnfit = mailAddressIn(this.address) === undefined;
    if (this.isUnfit) return;
    this.code = '';
    this.redeeming.forget();
    await this.sending.renew(this.address.trim());
  }

  changeAddress(): void {
    this.sending.forget();
    this.redeeming.forget();
    this.code = '';
  }

  async redeem(): Promise<boolean> {
    const sent = this.sending.value;
    this.isShort = this.code.length !== loginCodeDigits;
    if (!sent || this.isShort) return false;
    this.#events.count(loginCount('mail', 'begun'));
    const outcome = await this.redeeming.send({ attempt: sent.attempt, address: this.address.trim(), code: this.code });
    const session = outcome.status === 'SUCCESS' ? outcome.value : undefined;
    this.#events.count(loginCount('mail', session ? 'done' : 'failed'));
    if (session) this.#session.hold(session);
    return session !== undefined;
  }

  get addressProblem(): LoginAddressProblem | undefined {
    if (this.isUnfit) return 'shape';
    const failure = failureOf(this.sending.state);
    if (!failure) return undefined;
    return failure.kind === 'limited' ? 'limited' : failure.kind === 'invalid' ? 'shape' : 'failed';
  }

  get codeProblem(): LoginCodeProblem | undefined {
    if (this.isShort) return 'short';
    const failure = failureOf(this.redeeming.state);
    if (!failure) return undefined;
    return failure.code === 'MAIL_CODE_WRONG' ? 'wrong' : failure.code === 'MAIL_CODE_SPENT' ? 'spent' : 'failed';
  }
}

const failureOf = (state: RequestState<unknown>): Failure | undefined => (state.status === 'FAILURE' ? state.failure : undefined);
