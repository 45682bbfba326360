import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { CareerOutcome } from '#core/careers/career.ts';
import type { Verification } from '#core/careers/verification.ts';
import type { CodeSent, MailVerifications, VerificationAddress } from '#core/verification/mail-verifications.ts';
import { codeDigits, codeTyped } from '#core/verification/mail-code.ts';
import { isFreeMail, mailAddressIn } from '#core/verification/work-address.ts';
import type { CodeUnderWay } from '#core/onboarding/onboarding-draft.ts';
import { resendAfterMs } from '#core/onboarding/timings.ts';
import type { OnboardingFlowStore } from '../onboarding/onboarding-flow-store.ts';
import type { OnboardingDraftStore } from '../onboarding/onboarding-draft-store.ts';
import { Request } from '../requests/request.ts';
import type { WordsStore } from '../app/words-store.ts';

export type AddressProblem = 'empty' | 'form' | 'free' | 'foreign' | 'cannot' | 'limited' | 'again' | 'failed' | 'offline';

export type CodeProblem = 'short' | 'wrong' | 'spent' | 'expired' | 'failed' | 'offline';

const ofCodes: Readonly<Record<string, AddressProblem>> = { MAIL_FREE: 'free', MAIL_FOREIGN: 'foreign', CANNOT_VERIFY: 'cannot', SIGN_IN_AGAIN: 'again' };

/** Verification by mailed code. The address stays in this tab and is forgotten afterwards (F-01). */
export class MailStepStore {
  addressProblem: AddressProblem | undefined;
  codeProblem: CodeProblem | undefined;
  digits = '';
  now: number;
  readonly sending: Request<CodeSent, [to: VerificationAddress]>;
  readonly confirming: Request<CareerOutcome, [to: VerificationAddress, code: string]>;
  readonly #flow: OnboardingFlowStore;
  readonly #draft: OnboardingDraftStore;
  readonly #clock: Clock;
  #stopTicking: () => void = () => undefined;

  constructor(flow: OnboardingFlowStore, draft: OnboardingDraftStore, mails: MailVerifications, words: WordsStore, clock: Clock) {
    this.sending = new Request((to) => mails.send(to, words.language));
    this.confirming = new Request((to, code) => mails.confirm(to, code));
    this.#flow = flow;
    this.#draft = draft;
    this.#clock = clock;
    this.now = clock.now();
    makeAutoObservable(this, { sending: false, confirming: false });
  }

  get address(): string {
    return this.#draft.draft.mail?.address ?? '';
  }

  get code(): CodeUnderWay | undefined {
    return this.#draft.draft.mail?.code;
  }

  get isExpired(): boolean {
    return this.code !== undefined && this.now >= this.code.expiresAt;
  }

  get isUsable(): boolean {
    return this.code !== undefined && this.code.triesLeft > 0 && !this.isExpired;
  }

  get resendInSeconds(): number {
    return this.code && this.isUsable ? Math.max(0, Math.ceil((this.code.resendAt - this.now) / 1_000)) : 0;
  }

  write(address: string): void {
    this.addressProblem = undefined;
    this.#draft.change({ mail: { address, code: undefined } });
  }

  /** Accepts digits typed or pasted in any form. */
  type(text: string): void {
    this.codeProblem = undefined;
    this.digits = codeTyped(text, codeDigits);
  }

  /** Follows time while the step is visible. The answer stops that. */
  tick(): () => void {
    this.#stopTicking();
    this.now = this.#clock.now();
    this.#stopTicking = this.#clock.after(1_000, () => this.tick());
    return () => this.#stopTicking();
  }

  async send(): Promise<void> {
    const parsed = mailAddressIn(this.address);
    this.addressProblem = this.address.trim() === '' ? 'empty' : !parsed ? 'form' : isFreeMail(parsed.domain) ? 'free' : undefined;
    if (this.addressProblem || (this.#isUnsure && (await this.#wasConfirmed()))) return;
    const outcome = await this.sending.send(this.#to);
    if (outcome.status === 'SUCCESS') this.#sent(outcome.value);
    else if (outcome.status === 'FAILURE') this.#refused(outcome.failure.code, outcome.failure.kind);
  }

  async confirm(): Promise<void> {
    this.addressProblem = undefined;
    this.codeProblem = this.digits.length < 6 ? 'short' : this.isExpired ? 'expired' : this.isUsable ? undefined : 'spent';
    if (this.codeProblem) return;
    const outcome = await this.confirming.send(this.#to, this.digits);
    if (outcome.status === 'SUCCESS') this.#verified(outcome.value.verified);
    else if (outcome.status === 'FAILURE' && !(this.#isUnsure && (await this.#wasConfirmed()))) this.#wrong(outcome.failure.code, outcome.failure.kind);
  }

  startOver(): void {
    this.write(this.address);
    this.digits = '';
    this.codeProblem = undefined;
    this.#flow.happen({ kind: 'left' });
  }

  get #to(): VerificationAddress {
    const isStudent = this.#flow.state.careerType === 'student';
    return { kind: isStudent ? 'student' : 'work', address: this.address.trim() };
  }

  #sent({ expiresInSeconds, triesAllowed, sendsLeft }: CodeSent): void {
    this.now = this.#clock.now();
    const code = { expiresAt: this.now + expiresInSeconds * 1_000, resendAt: this.now + resendAfterMs, triesLeft: triesAllowed, sendsLeft };
    this.digits = '';
    this.codeProblem = undefined;
    this.#draft.change({ mail: { address: this.address, code } });
    if (this.#flow.screen === 'emailVerification') this.#flow.happen({ kind: 'right' });
  }

  #refused(code: string | undefined, kind: string): void {
    this.addressProblem = ofCodes[code ?? ''] ?? (kind === 'limited' ? 'limited' : kind === 'offline' ? 'offline' : 'failed');
    if (this.addressProblem === 'limited' && this.code) this.#draft.change({ mail: { address: this.address, code: { ...this.code, sendsLeft: 0 } } });
  }

  #wrong(code: string | undefined, kind: string): void {
    const triesLeft = code === 'MAIL_CODE_SPENT' ? 0 : Math.max(0, (this.code?.triesLeft ?? 1) - (code === 'MAIL_CODE_WRONG' ? 1 : 0));
    if (this.code) this.#draft.change({ mail: { address: this.address, code: { ...this.code, triesLeft } } });
    this.codeProblem = triesLeft === 0 ? 'spent' : code === 'MAIL_CODE_WRONG' ? 'wrong' : kind === 'offline' ? 'offline' : 'failed';
  }

  /** True where a lost answer or spent code may hide a success. */
  get #isUnsure(): boolean {
    const { state } = this.confirming;
    return state.status === 'FAILURE' && state.failure.code !== 'MAIL_CODE_WRONG';
  }

  /** Checks for confirmation first, as a verified member must not read the opposite. */
  async #wasConfirmed(): Promise<boolean> {
    const verification = (await this.#flow.refresh())?.career?.verification;
    if (verification?.source !== 'mail') return false;
    this.confirming.forget();
    this.#verified(verification.verified);
    return true;
  }

  #verified(verification: Verification): void {
    this.digits = '';
    this.codeProblem = undefined;
    this.#draft.change({ mail: undefined });
    this.#flow.happen({ kind: 'verified', verification });
  }
}
