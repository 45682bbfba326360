import { sql } from 'kysely';
import type { CompanyDesks } from '#core/company-desk/company-desks.ts';
import { entryOf, isDomainOf } from '#core/company-desk/desk-entry.ts';
import { longestDeskName, mostDeskPeople, type DeskRole } from '#core/company-desk/desk-role.ts';
import type { Desk, DeskInvitation, DeskOverview, DeskPerson } from '#core/company-desk/desk.ts';
import { existing, Failure } from '#core/failure.ts';
import { mailAddressIn } from '#core/verification/work-address.ts';
import { sqlForDesk, sqlOfShown } from '../crowds/counting-statements.ts';
import { companyAt } from '../companies/company-at.ts';
import { sanitizedLine } from '../content/sanitized-text.ts';
import { sqlStateOf } from '../database/database-failure.ts';
import { randomId } from '../secrets/secrets.ts';
import type { MailPost } from '../verification/mail-post.ts';
import { askedMail, invitedMail } from './desk-mail.ts';
import { deskOwnerOf } from './desk-people.ts';
import { deskAddressKey, identityIn, sealedIdentity } from './desk-seal.ts';
import { deskCaller, deskPlace, ownerPlace, type DeskPlace, type DeskScope } from './desk-scope.ts';
import { domainSignsOf } from './domain-signs.ts';

type Entrant = Pick<DeskPerson, 'address' | 'name' | 'role'>;

/** Desks of companies, each with one owner. */
export class SqlCompanyDesks implements CompanyDesks {
  readonly #scope: DeskScope;
  readonly #post: MailPost & { readonly pagesUrl: string; readonly isLookedAt: boolean };

  constructor(scope: DeskScope, post: MailPost & { readonly pagesUrl: string; readonly isLookedAt: boolean }) {
    this.#scope = scope;
    this.#post = post;
  }

  async claim(urlName: string, personName: string): Promise<Desk> {
    const { db } = this.#scope;
    const { address } = await deskCaller(this.#scope);
    const company = await companyAt(db, urlName);
    const signs = await domainSignsOf(db, company.id, domainOf(address));
    const owner = await deskOwnerOf(this.#scope, company.id);
    const state = entryOf({ ...signs, hasOwner: owner !== undefined, isLookedAt: this.#post.isLookedAt });
    const role: DeskRole = state === 'open' ? 'owner' : 'writer';
    await this.#add(company.id, { address, name: nameOf(personName), role }, state);
    if (state === 'asked' && owner) this.#mail(askedMail(owner, { company, asker: address, pagesUrl: this.#post.pagesUrl }));
    return this.#desk(await deskPlace(this.#scope, urlName));
  }

  async overview(urlName: string): Promise<DeskOverview> {
    const place = await deskPlace(this.#scope, urlName);
    if (place.state !== 'open') return { ...this.#desk(place), waiting: 0, answered: 0, people: [] };
    const { rows } = await sqlOfShown<{ readonly waiting: number; readonly answered: number }>`
      select count(*) filter (where reply = '')::integer as waiting, count(*) filter (where reply <> '')::integer as answered
      from review where company_id = ${place.company.id} and status = 'LIVE'`.execute(this.#scope.db);
    return { ...this.#desk(place), waiting: 0, answered: 0, ...rows[0], people: await this.#people(place) };
  }

  async invite(urlName: string, { address: given, name, role }: DeskInvitation): Promise<DeskOverview> {
    const place = await ownerPlace(this.#scope, urlName);
    const address = mailAddressIn(given)?.address;
    if (address === undefined) throw new Failure('invalid', 'This is not an email address.');
    const own = domainOf((await deskCaller(this.#scope)).address);
    if (!isDomainOf(domainOf(address), own)) throw new Failure('invalid', 'Only people of the same mail domain can be let in.', { code: 'MAIL_FOREIGN' });
    await this.#add(place.company.id, { address, name: nameOf(name), role }, 'open');
    this.#mail(invitedMail(address, { company: place.company, pagesUrl: this.#post.pagesUrl }));
    return this.overview(urlName);
  }

  async setRole(urlName: string, personId: string, role: DeskRole): Promise<DeskOverview> {
    const { company, personId: ownId } = await ownerPlace(this.#scope, urlName);
    if (personId === ownId) throw new Failure('conflict', 'An owner hands the desk over to someone else.', { code: 'DESK_ROLE' });
    await this.#scope.db.transaction().execute(async (transaction) => {
      if (role === 'owner')
        await transaction.updateTable('desk_person').set({ role: 'writer' }).where('company_id', '=', company.id).where('role', '=', 'owner').execute();
      const changed = await transaction
        .updateTable('desk_person')
        .set({ role, state: 'open', since: this.#scope.today })
        .where('company_id', '=', company.id)
        .where('id', '=', personId)
        .where('state', '!=', 'unproved')
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw new Failure('missing');
    });
    return this.overview(urlName);
  }

  async removePerson(urlName: string, personId: string): Promise<void> {
    const own = await deskPlace(this.#scope, urlName);
    const place = personId === own.personId ? own : await ownerPlace(this.#scope, urlName);
    const people = await this.#people(place);
    if (personId === own.personId && own.role === 'owner' && own.state === 'open' && people.some(({ isYou, state }) => !isYou && state === 'open'))
      throw new Failure('conflict', 'Hand the desk over first.', { code: 'DESK_ROLE' });
    const gone = await this.#scope.db.deleteFrom('desk_person').where('company_id', '=', place.company.id).where('id', '=', personId).executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw new Failure('missing');
  }

  /** Keeps the first of two rows of one address, and the first of two owners. */
  async #add(company_id: string, { address, name, role }: Entrant, state: Desk['state']): Promise<void> {
    const { db, secrets, today } = this.#scope;
    const { rows } = await sqlForDesk<{ readonly count: number }>`select count(*)::integer as count from desk_person where company_id = ${company_id}`.execute(
      db,
    );
    if ((rows[0]?.count ?? 0) >= mostDeskPeople) throw new Failure('conflict', `A desk has at most ${mostDeskPeople} people.`, { code: 'TOO_MANY' });
    const id = randomId();
    const row = { company_id, id, address_key: deskAddressKey(secrets, address), sealed: sealedIdentity(secrets, id, { address, name }), since: today };
    const insert = (as: Pick<Entrant, 'role'> & { readonly state: Desk['state'] }) =>
      db
        .insertInto('desk_person')
        .values({ ...row, ...as })
        .onConflict((conflict) => conflict.columns(['company_id', 'address_key']).doNothing())
        .execute();
    try {
      await insert({ role, state });
    } catch (error) {
      if (sqlStateOf(error) !== '23505') throw error;
      await insert({ role: 'writer', state: 'asked' });
    }
  }

  async #people({ company, personId }: DeskPlace): Promise<readonly DeskPerson[]> {
    const { db, secrets } = this.#scope;
    const rows = await db
      .selectFrom('desk_person')
      .select(['id', 'sealed', 'role', 'state', 'since'])
      .where('company_id', '=', company.id)
      .where('state', '!=', 'unproved')
      .orderBy(sql`role <> 'owner', state <> 'asked', since, id`)
      .execute();
    return rows.map(({ id, sealed, role, state, since }) => ({ personId: id, ...identityIn(secrets, id, sealed), role, state, since, isYou: id === personId }));
  }

  #desk({ company: { urlName, name }, name: personName, role, state }: DeskPlace): Desk {
    return { company: { urlName, name }, personName, role, state };
  }

  #mail(mail: Parameters<MailPost['mails']['send']>[0]): void {
    void this.#post.mails.send(mail).catch(() => undefined);
  }
}

const domainOf = (address: string): string => existing(mailAddressIn(address)).domain;

function nameOf(given: string): string {
  const name = sanitizedLine(given).slice(0, longestDeskName);
  if (name === '') throw new Failure('invalid', 'Colleagues need a name to know you by.');
  return name;
}
