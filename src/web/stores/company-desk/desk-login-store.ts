import { makeAutoObservable, runInAction } from 'mobx';
import type { Companies } from '#core/companies/companies.ts';
import type { CompanyDesks } from '#core/company-desk/company-desks.ts';
import type { DeskLogins } from '#core/company-desk/desk-logins.ts';
import type { Desk, DeskCompany, DeskSession } from '#core/company-desk/desk.ts';
import type { LoginCode, LoginCodeSent } from '#core/login/mail-logins.ts';
import { codeTyped, loginCodeDigits } from '#core/verification/mail-code.ts';
import { isFreeMail, mailAddressIn } from '#core/verification/work-address.ts';
import type { WordsStore } from '../app/words-store.ts';
import { Request, type RequestState } from '../requests/request.ts';

type Problem = 'shape' | 'free' | 'limited' | 'full' | 'failed' | 'short' | 'wrong' | 'spent';

const ofCodes: Readonly<Record<string, Problem>> = {
  MAIL_FREE: 'free',
  MAIL_CODE_WRONG: 'wrong',
  MAIL_CODE_SPENT: 'spent',
  LIMITED: 'limited',
  TOO_MANY: 'full',
};

/** Login of a company's person, and the companies they act or ask for. */
export class DeskLoginStore {
  address = '';
  code = '';
  personName = '';
  isNameless = false;
  readonly about: Request<DeskCompany, [urlName: string]>;
  readonly session: Request<DeskSession | null>;
  readonly sending: Request<LoginCodeSent, [address: string]>;
  readonly entering: Request<DeskSession, [code: LoginCode]>;
  readonly claiming: Request<Desk, [urlName: string, personName: string]>;
  readonly leaving: Request<void>;
  unfit: Problem | undefined = undefined;

  constructor(logins: DeskLogins, desks: CompanyDesks, companies: Pick<Companies, 'header'>, words: Pick<WordsStore, 'language'>) {
    this.about = new Request(async (urlName) => companies.header(urlName));
    this.session = new Request(() => logins.session());
    this.sending = new Request((address) => logins.send(address, words.language));
    this.entering = new Request((code) => logins.enter(code));
    this.claiming = new Request((urlName, personName) => desks.claim(urlName, personName));
    this.leaving = new Request(() => logins.leave());
    makeAutoObservable(this, { about: false, session: false, sending: false, entering: false, claiming: false, leaving: false });
  }

  /** Takes the company whose page led here. */
  async show(urlName: string | null): Promise<void> {
    if (urlName === null) this.about.forget();
    else await this.about.send(urlName);
  }

  async open(): Promise<void> {
    await this.session.renew();
  }

  get isSent(): boolean {
    return this.sending.value !== undefined;
  }

  /** Companies to ask for: the one that led here, then those of the domain. */
  get offered(): readonly DeskCompany[] {
    const { desks = [], offered = [] } = this.session.value ?? {};
    const about = this.about.value;
    const isAsked = desks.some(({ company }) => company.urlName === about?.urlName);
    return [...(about && !isAsked ? [{ urlName: about.urlName, name: about.name }] : []), ...offered.filter(({ urlName }) => urlName !== about?.urlName)];
  }

  typeAddress(text: string): void {
    this.address = text;
    this.unfit = undefined;
  }

  typeCode(text: string): void {
    this.code = codeTyped(text, loginCodeDigits);
    this.unfit = undefined;
  }

  typeName(text: string): void {
    this.personName = text;
    this.isNameless = false;
  }

  async send(): Promise<void> {
    const known = mailAddressIn(this.address);
    this.unfit = known ? (isFreeMail(known.domain) ? 'free' : undefined) : 'shape';
    if (this.unfit) return;
    this.code = '';
    this.entering.forget();
    await this.sending.renew(this.address.trim());
  }

  changeAddress(): void {
    this.sending.forget();
    this.entering.forget();
    this.code = '';
  }

  async enter(): Promise<void> {
    const sent = this.sending.value;
    this.unfit = this.code.length === loginCodeDigits ? undefined : 'short';
    if (!sent || this.unfit) return;
    const outcome = await this.entering.send({ attempt: sent.attempt, address: this.address.trim(), code: this.code });
    if (outcome.status !== 'SUCCESS') return;
    await this.session.renew();
    runInAction(() => this.changeAddress());
  }

  /** Answers whether the desk is open at once. */
  async claim({ urlName }: DeskCompany): Promise<boolean> {
    this.isNameless = this.personName.trim() === '';
    if (this.isNameless) return false;
    const outcome = await this.claiming.send(urlName, this.personName.trim());
    await this.session.renew();
    return outcome.status === 'SUCCESS' && outcome.value.state === 'open';
  }

  async leave(): Promise<void> {
    await this.leaving.send();
    await this.session.renew();
  }

  get claimProblem(): Problem | undefined {
    return problemIn(this.claiming.state);
  }

  get problem(): Problem | undefined {
    return this.unfit ?? problemIn(this.isSent ? this.entering.state : this.sending.state);
  }
}

function problemIn(state: RequestState<unknown>): Problem | undefined {
  if (state.status !== 'FAILURE') return undefined;
  const { code = '', kind } = state.failure;
  return ofCodes[code] ?? (kind === 'limited' ? 'limited' : 'failed');
}
