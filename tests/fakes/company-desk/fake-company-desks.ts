import type { CompanyDesks } from '#core/company-desk/company-desks.ts';
import { entryOf, isDomainOf } from '#core/company-desk/desk-entry.ts';
import { hasRoomForClaim, mayLetIn, type DeskRole } from '#core/company-desk/desk-role.ts';
import { noReplyCounts, type Desk, type DeskInvitation, type DeskOverview, type ReplyCounts } from '#core/company-desk/desk.ts';
import { existing, Failure } from '#core/failure.ts';
import { interviewsIn, notesIn, reviewsIn } from './fake-company-replies.ts';
import { domainOf, type FakeThing } from './fake-desk-world.ts';
import { FakeDeskLogins } from './fake-desk-logins.ts';

export class FakeCompanyDesks implements CompanyDesks {
  readonly #logins: FakeDeskLogins;

  constructor(logins = new FakeDeskLogins()) {
    this.#logins = logins;
  }

  async claim(urlName: string, personName: string): Promise<Desk> {
    const { world, caller: address } = this.#logins;
    const company = world.company(urlName);
    const { companyId } = company;
    const hasOwner = world.ownerOf(companyId) !== undefined;
    const state = entryOf({ ...world.signsOf(company, domainOf(address)), hasOwner, isLookedAt: false });
    const owner = world.ownerOf(companyId)?.address ?? '';
    const entrant = { address, name: personName.trim().replaceAll(/\s+/g, ' '), role: state === 'open' ? 'owner' : 'writer' } as const;
    const waiting = world.people.filter((person) => person.companyId === companyId && person.state === 'unproved');
    const isKnown = world.people.some((person) => person.companyId === companyId && person.address === address);
    const domains = waiting.map((person) => domainOf(person.address));
    if (state === 'unproved' && !isKnown && !hasRoomForClaim(domains, domainOf(address))) throw new Failure('conflict', undefined, { code: 'TOO_MANY' });
    if (world.add(companyId, entrant, state) && state === 'asked') world.notified.set(owner, [...(world.notified.get(owner) ?? []), `${address} asks.`]);
    return this.#logins.deskOf(this.#logins.person(urlName));
  }

  async overview(urlName: string): Promise<DeskOverview> {
    const { world } = this.#logins;
    const own = this.#logins.person(urlName);
    const desk = this.#logins.deskOf(own);
    const people = world.people
      .filter(({ companyId, state, personId }) => companyId === own.companyId && (state !== 'unproved' || personId === own.personId))
      .toSorted((one, other) => Number(other.role === 'owner') - Number(one.role === 'owner'))
      .map(({ personId, address, name, role, state, since }) => ({ personId, address, name, role, state, since, isYou: personId === own.personId }));
    if (desk.state !== 'open') return { ...desk, ...noReplyCounts.review, counts: noReplyCounts, people: people.filter(({ isYou }) => isYou) };
    const ofKind = (things: readonly FakeThing[]): ReplyCounts => {
      const shown = things.filter(({ companyId, status }) => companyId === own.companyId && status === 'LIVE');
      const answered = shown.filter(({ id }) => (world.replyTo(id)?.text ?? '') !== '').length;
      return { waiting: shown.length - answered, answered };
    };
    const counts = { review: ofKind(reviewsIn(world)), interview: ofKind(interviewsIn(world)), benefits: ofKind(notesIn(world)) };
    return { ...desk, ...counts.review, counts, people };
  }

  async invite(urlName: string, invitation: DeskInvitation): Promise<DeskOverview> {
    const own = this.#logins.open(urlName, mayLetIn);
    if (!isDomainOf(domainOf(invitation.address), domainOf(own.address))) throw new Failure('invalid', undefined, { code: 'MAIL_FOREIGN' });
    this.#logins.world.add(own.companyId, invitation, 'open');
    return this.overview(urlName);
  }

  async setRole(urlName: string, personId: string, role: DeskRole): Promise<DeskOverview> {
    const own = this.#logins.open(urlName, mayLetIn);
    if (own.personId === personId) throw new Failure('conflict', undefined, { code: 'DESK_ROLE' });
    const other = existing(this.#logins.world.people.find((person) => person.personId === personId && person.companyId === own.companyId));
    if (role === 'owner') own.role = 'writer';
    Object.assign(other, { role, state: 'open' });
    return this.overview(urlName);
  }

  async removePerson(urlName: string, personId: string): Promise<void> {
    const { world } = this.#logins;
    const own = this.#logins.person(urlName);
    if (personId !== own.personId) this.#logins.open(urlName, mayLetIn);
    const others = world.people.filter((person) => person.companyId === own.companyId && person.personId !== own.personId && person.state === 'open');
    if (personId === own.personId && own.role === 'owner' && others.length > 0) throw new Failure('conflict', undefined, { code: 'DESK_ROLE' });
    existing(world.people.find((person) => person.personId === personId && person.companyId === own.companyId));
    world.people = world.people.filter((person) => person.personId !== personId);
  }
}
