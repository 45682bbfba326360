import type { Language } from '#core/device/preferences.ts';
import type { DeskLogins } from '#core/company-desk/desk-logins.ts';
import type { Desk, DeskSession } from '#core/company-desk/desk.ts';
import { Failure } from '#core/failure.ts';
import { dayMs } from '#core/figures/durations.ts';
import type { LoginCode, LoginCodeSent } from '#core/login/mail-logins.ts';
import { loginCodeDigits, mailCode } from '#core/verification/mail-code.ts';
import { isFreeMail, mailAddressIn, type MailAddress } from '#core/verification/work-address.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { hashed, randomId, randomSecret } from '../secrets/secrets.ts';
import { MailChallenges } from '../verification/mail-challenges.ts';
import { newMailCode, type MailPost } from '../verification/mail-post.ts';
import { countSending } from '../verification/mail-sendings.ts';
import { deskCodeMail } from './desk-mail.ts';
import { companiesNamed } from './desk-people.ts';
import { deskAddressKey, identityIn, sealedIdentity } from './desk-seal.ts';
import { deskCallerOf, type DeskCaller } from './desk-scope.ts';
import { companiesOfDomain } from './domain-signs.ts';

const sessionMs = 14 * dayMs;

/** Logs company people in by mailed code, apart from every account. */
export class SqlDeskLogins implements DeskLogins {
  readonly #scope: RequestScope;
  readonly #post: MailPost;
  readonly #challenges: MailChallenges;

  constructor(scope: RequestScope, post: MailPost) {
    this.#scope = scope;
    this.#post = post;
    this.#challenges = new MailChallenges(scope);
  }

  async send(given: string, language: Language): Promise<LoginCodeSent> {
    const { db, now, secrets, context } = this.#scope;
    const { mails, mailLimit: mostByNetwork = mailCode.sendsByNetwork } = this.#post;
    if (!mails.canSend()) throw new Failure('offline', 'No emails can be sent from here just now.');
    const { address } = companyAddress(given);
    const { mayMail, giveBack } = await countSending(db, { secrets, now }, { address, network: context.network, mostByNetwork });
    const [attempt, code] = [randomId(), mayMail ? newMailCode(loginCodeDigits) : randomSecret(32)];
    await this.#challenges.put(challengeOf(attempt, address), code);
    if (mayMail) void mails.send(deskCodeMail(address, code, language)).catch(() => giveBack().catch(() => undefined));
    return { attempt, otpLength: loginCodeDigits, expiresInSeconds: mailCode.lifeMs / 1_000, triesAllowed: mailCode.tries };
  }

  async enter({ attempt, address: given, code }: LoginCode): Promise<DeskSession> {
    const { address } = companyAddress(given);
    await this.#challenges.redeem(challengeOf(attempt, address), code);
    await this.#post.mails.forget(address);
    return this.begin(address);
  }

  /** Logs in whose address is known to be the caller's own. */
  async begin(address: string): Promise<DeskSession> {
    const { db, secrets, now, context } = this.#scope;
    const token = randomSecret(32);
    const [token_hash, addressKey] = [hashed(token), deskAddressKey(secrets, address)];
    const sealed = sealedIdentity(secrets, token_hash, { address, name: '' });
    await db
      .insertInto('desk_session')
      .values({ token_hash, address_key: addressKey, sealed, ends_at: new Date(now + sessionMs) })
      .execute();
    context.jar.keepDesk(token, sessionMs);
    return this.#sessionOf({ address, addressKey });
  }

  async session(): Promise<DeskSession | null> {
    const caller = await deskCallerOf(this.#scope);
    return caller ? this.#sessionOf(caller) : null;
  }

  async leave(): Promise<void> {
    const { db, context } = this.#scope;
    const token = context.jar.desk();
    if (token !== undefined) await db.deleteFrom('desk_session').where('token_hash', '=', hashed(token)).execute();
    context.jar.keepDesk('', 0);
  }

  async #sessionOf({ address, addressKey }: DeskCaller): Promise<DeskSession> {
    const { db, secrets } = this.#scope;
    const rows = await db.selectFrom('desk_person').select(['id', 'company_id', 'sealed', 'role', 'state']).where('address_key', '=', addressKey).execute();
    const named = await companiesNamed(db, rows);
    const desks = rows
      .flatMap(({ id, company_id, sealed, role, state }): readonly Desk[] =>
        (named.get(company_id) ?? []).map((company) => ({ company, personName: identityIn(secrets, id, sealed).name, role, state })),
      )
      .toSorted((one, other) => one.company.name.localeCompare(other.company.name));
    const companies = await companiesOfDomain(db, companyAddress(address).domain);
    return { address, desks, offered: companies.filter(({ urlName }) => !desks.some(({ company }) => company.urlName === urlName)) };
  }
}

const challengeOf = (attempt: string, address: string) => ({ asker: attempt, purpose: 'company desk', address });

function companyAddress(given: string): MailAddress {
  const known = mailAddressIn(given);
  if (!known) throw new Failure('invalid', 'This is not an email address.');
  if (isFreeMail(known.domain)) throw new Failure('invalid', 'Anyone can have an address there, so it proves no company.', { code: 'MAIL_FREE' });
  return known;
}
