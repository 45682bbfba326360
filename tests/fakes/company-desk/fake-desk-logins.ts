import { stateNow, type DeskState } from '#core/company-desk/desk-entry.ts';
import type { DeskLogins } from '#core/company-desk/desk-logins.ts';
import type { Desk, DeskSession } from '#core/company-desk/desk.ts';
import { existing, Failure } from '#core/failure.ts';
import type { LoginCode, LoginCodeSent } from '#core/login/mail-logins.ts';
import { isFreeMail, mailAddressIn } from '#core/verification/work-address.ts';
import { domainOf, FakeDeskWorld, type FakeDeskPerson } from './fake-desk-world.ts';

const sessionMs = 14 * 86_400_000;

/** Login in one browser; the other fakes of the desk ask it who acts. */
export class FakeDeskLogins implements DeskLogins {
  readonly world: FakeDeskWorld;
  #entered: { readonly address: string; readonly endsAt: number } | undefined;

  constructor(world = new FakeDeskWorld()) {
    this.world = world;
  }

  async send(address: string): Promise<LoginCodeSent> {
    if (isFreeMail(mailAddressIn(address)?.domain ?? '')) throw new Failure('invalid', undefined, { code: 'MAIL_FREE' });
    return this.world.mail.send(address);
  }

  async enter(code: LoginCode): Promise<DeskSession> {
    await this.world.mail.logIn(code);
    this.letIn(code.address);
    return existing(await this.session());
  }

  /** Logs in without a mail. */
  letIn(address: string): this {
    this.#entered = { address: existing(mailAddressIn(address)).address, endsAt: this.world.mail.now + sessionMs };
    return this;
  }

  async session(): Promise<DeskSession | null> {
    const address = this.#address;
    if (address === undefined) return null;
    const desks = this.world.people.filter((person) => person.address === address).map((person) => this.deskOf(person));
    const offered = this.world.companies
      .filter((company) => {
        const { isConfirmed, isWebsite } = this.world.signsOf(company, domainOf(address));
        return isConfirmed || isWebsite;
      })
      .filter(({ urlName }) => !desks.some(({ company }) => company.urlName === urlName))
      .map(({ urlName, name }) => ({ urlName, name }));
    return { address, desks, offered };
  }

  async leave(): Promise<void> {
    this.#entered = undefined;
  }

  get caller(): string {
    if (this.#address === undefined) throw new Failure('signed-out');
    return this.#address;
  }

  person(urlName: string): FakeDeskPerson {
    const { caller } = this;
    const { companyId } = this.world.company(urlName);
    return existing(this.world.people.find((person) => person.companyId === companyId && person.address === caller));
  }

  open(urlName: string, may: (role: FakeDeskPerson['role']) => boolean): FakeDeskPerson {
    const person = this.person(urlName);
    if (this.stateOf(person) !== 'open' || !may(person.role)) throw new Failure('conflict', undefined, { code: 'DESK_ROLE' });
    return person;
  }

  stateOf({ companyId, address, state }: FakeDeskPerson): DeskState {
    const company = existing(this.world.companies.find((known) => known.companyId === companyId));
    return stateNow(state, this.world.signsOf(company, domainOf(address)));
  }

  deskOf(person: FakeDeskPerson): Desk {
    const { companyId, name: personName, role } = person;
    const state = this.stateOf(person);
    const { urlName, name } = existing(this.world.companies.find((company) => company.companyId === companyId));
    return { company: { urlName, name }, personName, role, state };
  }

  get #address(): string | undefined {
    return this.#entered && this.#entered.endsAt > this.world.mail.now ? this.#entered.address : undefined;
  }
}
