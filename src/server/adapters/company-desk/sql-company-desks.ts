import { sql, type Kysely, type Transaction } from 'kysely';
import type { CompanyDesks } from '#core/company-desk/company-desks.ts';
import { entryOf, isDomainOf } from '#core/company-desk/desk-entry.ts';
import { hasRoomForClaim, longestDeskName, mostDeskPeople, type DeskRole } from '#core/company-desk/desk-role.ts';
import { noReplyCounts, type Desk, type DeskInvitation, type DeskOverview, type DeskPerson, type ReplyCounts } from '#core/company-desk/desk.ts';
import { existing, Failure } from '#core/failure.ts';
import { repliedKinds, type RepliedKind } from '#core/kinds/contribution-kinds.ts';
import type { Mail } from '#core/mail/mails.ts';
import { mailCode } from '#core/verification/mail-code.ts';
import { mailAddressIn } from '#core/verification/work-address.ts';
import { sqlForDesk, sqlOfShown } from '../crowds/counting-statements.ts';
import { hasReply, isRead } from '../company-replies/replied-to.ts';
import { companyAt } from '../companies/company-at.ts';
import type { Tables } from '../database/tables.ts';
import { sanitizedLine } from '../content/sanitized-text.ts';
import { randomId } from '../secrets/secrets.ts';
import { countSending } from '../verification/mail-sendings.ts';
import type { MailPost } from '../verification/mail-post.ts';
import { askedMail, invitedMail } from './desk-mail.ts';
import { deskOwnerOf, holdDesk } from './desk-people.ts';
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
    const { address } = await deskCaller(this.#scope);
    const company = await companyAt(this.#scope.db, urlName);
    const name = nameOf(personName);
    const signs = await domainSignsOf(this.#scope.db, company.id, domainOf(address));
    const owner = await this.#inTurn(company.id, async (db) => {
      const known = await deskOwnerOf({ db, secrets: this.#scope.secrets }, company.id);
      const state = entryOf({ ...signs, hasOwner: known !== undefined, isLookedAt: this.#post.isLookedAt });
      const isNew = await this.#add(db, company.id, { address, name, role: state === 'open' ? 'owner' : 'writer' }, state);
      return isNew && state === 'asked' ? known : undefined;
    });
    if (owner !== undefined) await this.#mail(owner, askedMail(owner, { company, asker: address, pagesUrl: this.#post.pagesUrl }));
    return this.#desk(await deskPlace(this.#scope, urlName));
  }

  async overview(urlName: string): Promise<DeskOverview> {
    const place = await deskPlace(this.#scope, urlName);
    const people = await this.#people(place);
    if (place.state !== 'open') return { ...this.#desk(place), ...noReplyCounts.review, counts: noReplyCounts, people: people.filter(({ isYou }) => isYou) };
    const counts = await replyCounts(this.#scope.db, place.company.id);
    return { ...this.#desk(place), ...counts.review, counts, people };
  }

  async invite(urlName: string, { address: given, name, role }: DeskInvitation): Promise<DeskOverview> {
    const { company } = await ownerPlace(this.#scope, urlName);
    const address = mailAddressIn(given)?.address;
    if (address === undefined) throw new Failure('invalid', 'This is not an email address.');
    const own = domainOf((await deskCaller(this.#scope)).address);
    if (!isDomainOf(domainOf(address), own)) throw new Failure('invalid', 'Only people of the same mail domain can be let in.', { code: 'MAIL_FOREIGN' });
    const isNew = await this.#inTurn(company.id, (db) => this.#add(db, company.id, { address, name: nameOf(name), role }, 'open'));
    if (isNew) await this.#mail(address, invitedMail(address, { company, pagesUrl: this.#post.pagesUrl }));
    return this.overview(urlName);
  }

  async setRole(urlName: string, personId: string, role: DeskRole): Promise<DeskOverview> {
    const { company } = await ownerPlace(this.#scope, urlName);
    await this.#inTurn(company.id, async (db) => {
      const { personId: ownId } = await ownerPlace(this.#scope, urlName, db);
      if (personId === ownId) throw new Failure('conflict', 'An owner hands the desk over to someone else.', { code: 'DESK_ROLE' });
      if (role === 'owner') await db.updateTable('desk_person').set({ role: 'writer' }).where('company_id', '=', company.id).where('id', '=', ownId).execute();
      const changed = await db
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
    const { company } = await deskPlace(this.#scope, urlName);
    await this.#inTurn(company.id, async (db) => {
      const own = await deskPlace(this.#scope, urlName, db);
      if (personId !== own.personId) await ownerPlace(this.#scope, urlName, db);
      const others = (await this.#people(own, db)).filter(({ isYou, state }) => !isYou && state === 'open');
      if (personId === own.personId && own.role === 'owner' && own.state === 'open' && others.length > 0)
        throw new Failure('conflict', 'Hand the desk over first.', { code: 'DESK_ROLE' });
      const gone = await db.deleteFrom('desk_person').where('company_id', '=', company.id).where('id', '=', personId).executeTakeFirst();
      if (gone.numDeletedRows === 0n) throw new Failure('missing');
    });
  }

  /** One change of a desk after the other, so that it has one owner and no more people than fit. */
  #inTurn<Made>(companyId: string, change: (db: Transaction<Tables>) => Promise<Made>): Promise<Made> {
    return this.#scope.db.transaction().execute(async (transaction) => {
      await holdDesk(transaction, companyId);
      return change(transaction);
    });
  }

  /** Adds a person, or opens the desk to one who waits; answers whether anything changed. */
  async #add(db: Transaction<Tables>, company_id: string, { address, name, role }: Entrant, state: Desk['state']): Promise<boolean> {
    const { secrets, today } = this.#scope;
    const address_key = deskAddressKey(secrets, address);
    const known = await db
      .selectFrom('desk_person')
      .select(['id', 'state'])
      .where('company_id', '=', company_id)
      .where('address_key', '=', address_key)
      .executeTakeFirst();
    if (known) {
      if (known.state === 'open' || known.state === state) return false;
      await db.updateTable('desk_person').set({ role, state, since: today }).where('company_id', '=', company_id).where('id', '=', known.id).execute();
      return true;
    }
    if (state === 'unproved') await this.#refuseCrowd(db, company_id, domainOf(address));
    const { rows } = await sqlForDesk<{ readonly count: number }>`
      select count(*)::integer as count from desk_person where company_id = ${company_id} and state <> 'unproved'`.execute(db);
    if (state !== 'unproved' && (rows[0]?.count ?? 0) >= mostDeskPeople)
      throw new Failure('conflict', `A desk has at most ${mostDeskPeople} people.`, { code: 'TOO_MANY' });
    const id = randomId();
    await db
      .insertInto('desk_person')
      .values({ company_id, id, address_key, sealed: sealedIdentity(secrets, id, { address, name }), role, state, since: today })
      .execute();
    return true;
  }

  /** Lets a claim without proof wait until others are decided, where too many wait. */
  async #refuseCrowd(db: Transaction<Tables>, companyId: string, domain: string): Promise<void> {
    const rows = await db.selectFrom('desk_person').select(['id', 'sealed']).where('company_id', '=', companyId).where('state', '=', 'unproved').execute();
    const waiting = rows.map(({ id, sealed }) => domainOf(identityIn(this.#scope.secrets, id, sealed).address));
    if (!hasRoomForClaim(waiting, domain)) throw new Failure('conflict', 'Others wait for this desk; ask again later.', { code: 'TOO_MANY' });
  }

  async #people({ company, personId }: DeskPlace, db: Kysely<Tables> = this.#scope.db): Promise<readonly DeskPerson[]> {
    const rows = await db
      .selectFrom('desk_person')
      .select(['id', 'sealed', 'role', 'state', 'since'])
      .where('company_id', '=', company.id)
      .where(({ eb, or }) => or([eb('state', '!=', 'unproved'), eb('id', '=', personId)]))
      .orderBy(sql`role <> 'owner', state <> 'asked', since, id`)
      .execute();
    const nameIn = (id: string, sealed: string) => identityIn(this.#scope.secrets, id, sealed);
    return rows.map(({ id, sealed, role, state, since }) => ({ personId: id, ...nameIn(id, sealed), role, state, since, isYou: id === personId }));
  }

  #desk({ company: { urlName, name }, name: personName, role, state }: DeskPlace): Desk {
    return { company: { urlName, name }, personName, role, state };
  }

  /** Mails an address now and then alone, apart from its login codes; the change is made either way. */
  async #mail(address: string, mail: Mail): Promise<void> {
    const { db, secrets, now, context } = this.#scope;
    const mostByNetwork = this.#post.mailLimit ?? mailCode.sendsByNetwork;
    const sending = { address: `desk ${address}`, network: context.network, mostByNetwork };
    const counted = await countSending(db, { secrets, now }, sending).catch(() => undefined);
    if (counted?.mayMail) void this.#post.mails.send(mail).catch(() => undefined);
  }
}

/** Counts what everyone can read of a company, by reply. */
async function replyCounts(db: Kysely<Tables>, companyId: string): Promise<DeskOverview['counts']> {
  const of = repliedKinds.map(
    (kind) => sql`select ${sql.lit(kind)} as kind, count(*) filter (where not ${hasReply(kind)})::integer as waiting,
      count(*) filter (where ${hasReply(kind)})::integer as answered
      from ${sql.table(kind)} where company_id = ${companyId} and status = 'LIVE' and ${isRead[kind]}`,
  );
  const { rows } = await sqlOfShown<ReplyCounts & { readonly kind: RepliedKind }>`${sql.join(of, sql` union all `)}`.execute(db);
  return { ...noReplyCounts, ...Object.fromEntries(rows.map(({ kind, ...counts }) => [kind, counts])) };
}

const domainOf = (address: string): string => existing(mailAddressIn(address)).domain;

function nameOf(given: string): string {
  const name = sanitizedLine(given).slice(0, longestDeskName);
  if (name === '') throw new Failure('invalid', 'Colleagues need a name to know you by.');
  return name;
}
