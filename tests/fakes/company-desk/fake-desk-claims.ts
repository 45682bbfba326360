import type { DeskClaimAsked, DeskClaims } from '#core/company-desk/desk-claims.ts';
import { existing } from '#core/failure.ts';
import type { Page } from '#core/page.ts';
import { pageOf } from '#tests/fakes/page-of.ts';
import { domainOf, FakeDeskWorld, type FakeDeskPerson } from './fake-desk-world.ts';

export class FakeDeskClaims implements DeskClaims {
  readonly #world: FakeDeskWorld;

  constructor(world = new FakeDeskWorld()) {
    this.#world = world;
  }

  async list(after?: string | null, pageSize = 10): Promise<Page<DeskClaimAsked>> {
    const waiting = this.#world.people.filter(({ state }) => state !== 'open');
    const claims = waiting.map((person) => this.#claim(person));
    return pageOf(claims, ({ claimId }) => claimId, after, pageSize);
  }

  async grant(claimId: string): Promise<void> {
    const person = this.#waiting(claimId);
    const owner = this.#world.ownerOf(person.companyId);
    if (owner) owner.role = 'writer';
    Object.assign(person, { role: 'owner', state: 'open' });
    this.#world.confirmed.push({ companyId: person.companyId, domain: domainOf(person.address) });
  }

  async refuse(claimId: string): Promise<void> {
    const { personId } = this.#waiting(claimId);
    this.#world.people = this.#world.people.filter((person) => person.personId !== personId);
  }

  #waiting(claimId: string): FakeDeskPerson {
    return existing(this.#world.people.find(({ personId, state }) => personId === claimId && state !== 'open'));
  }

  #claim({ personId, companyId, name: personName, address, since }: FakeDeskPerson): DeskClaimAsked {
    const company = existing(this.#world.companies.find((known) => known.companyId === companyId));
    return {
      claimId: personId,
      company: { urlName: company.urlName, name: company.name },
      personName,
      address,
      signs: this.#world.signsOf(company, domainOf(address)),
      owner: this.#world.ownerOf(companyId)?.address ?? null,
      askedOn: since,
    };
  }
}
