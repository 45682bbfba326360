import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/device/preferences.ts';
import { Failure } from '#core/failure.ts';
import type { CareerOutcome } from '#core/careers/career.ts';
import { codeSent, mailCode } from '#core/verification/mail-code.ts';
import type { CodeSent, MailVerifications, VerificationAddress } from '#core/verification/mail-verifications.ts';
import type { Mails } from '#core/mail/mails.ts';
import { mailAddressIn } from '#core/verification/work-address.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { careerRowOf, monthOf, keepVerification, outcomeFromRow } from '../careers/career-row.ts';
import { keepDesignation } from '../careers/designation-persona.ts';
import { freshCaller } from '../caller/fresh-caller.ts';
import { MailChallenges } from './mail-challenges.ts';
import { countSending } from './mail-sendings.ts';
import { callerOf } from '../caller/own-caller.ts';
import { workplaceToVerify, refuseUnfit, type Workplace } from './workplace.ts';
import { randomSecret, type Secrets } from '../secrets/secrets.ts';
import { codeMail, takenMail } from './verification-mail.ts';
import type { Tables } from '../tables.ts';

interface VerificationParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly secrets: Pick<Secrets, 'personaOf' | 'reference'>;
  readonly mails: Mails;
  readonly context: Pick<RequestContext, 'caller' | 'network'>;
  /** How many mails may leave for one network in a quarter of an hour. */
  readonly mailLimit?: number | undefined;
}

/** Verifying a place by a mailed code. Of the address only hashes are kept, made with keys that do not lie in the database (F-01). */
export class SqlMailVerifications implements MailVerifications {
  readonly #db: Kysely<Tables>;
  readonly #parts: VerificationParts;
  readonly #challenges: MailChallenges;

  constructor(db: Kysely<Tables>, parts: VerificationParts) {
    this.#db = db;
    this.#parts = parts;
    this.#challenges = new MailChallenges(db, parts);
  }

  /** Whether the address is known, unknown or taken makes no difference to the caller; only its owner reads which (S-90). */
  async send(to: VerificationAddress, language: Language): Promise<CodeSent> {
    const { clock, secrets, mails, context, mailLimit: mostByNetwork = mailCode.sends } = this.#parts;
    const now = clock.now();
    const place = await this.#placeFor(to);
    const { address, domain } = addressIn(to);
    await refuseUnfit(this.#db, domain, place);
    if (place.isMailVerified) freshCaller(context, now);
    const { accountId } = place;
    const counted = await countSending(this.#db, { secrets, now }, { accountId, address, network: context.network, mostByNetwork });
    if (!counted.mayMail) return codeSent(counted.byMember);
    const isTaken = await this.#isTaken(address);
    const code = isTaken ? randomSecret(32) : String(randomInt(10 ** mailCode.digits)).padStart(mailCode.digits, '0');
    await this.#challenges.put({ accountId, workplaceKey: place.workplaceKey, address }, code);
    await mails.send(isTaken ? takenMail(address, language) : codeMail(address, code, language));
    await this.#db.updateTable('career').set({ is_mail_asked: true }).where('account_id', '=', accountId).where('place_key', '=', place.workplaceKey).execute();
    await keepDesignation(this.#db, secrets, accountId);
    return codeSent(counted.byMember);
  }

  async confirm(to: VerificationAddress, code: string): Promise<CareerOutcome> {
    const { secrets, clock, mails } = this.#parts;
    const place = await this.#placeFor(to);
    const { accountId, workplaceKey } = place;
    const { address } = addressIn(to);
    await this.#challenges.redeem({ accountId, workplaceKey, address }, code);
    await this.#db.transaction().execute(async (transaction) => {
      await this.#take(transaction, address);
      await keepVerification(transaction, { accountId, workplaceKey, source: 'mail', month: monthOf(clock.now()) });
      await transaction.updateTable('career').set({ is_mail_asked: false }).where('account_id', '=', accountId).execute();
    });
    await mails.forget(address);
    return outcomeFromRow(await keepDesignation(this.#db, secrets, accountId));
  }

  async #placeFor({ kind }: VerificationAddress): Promise<Workplace> {
    const accountId = callerOf(this.#parts.context).member.userId;
    return workplaceToVerify(await careerRowOf(this.#db, accountId), accountId, kind);
  }

  async #isTaken(address: string): Promise<boolean> {
    const known = await this.#db.selectFrom('mail_proof').select('year').where('key', '=', this.#proofKey(address).key).executeTakeFirst();
    return known !== undefined;
  }

  /** Of two members who verify something with one address at once, one was quicker. */
  async #take(transaction: Kysely<Tables>, address: string): Promise<void> {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('mail_proof')
      .values(this.#proofKey(address))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw new Failure('conflict', 'This code is not good any more.', { code: 'MAIL_CODE_SPENT' });
  }

  /** The key changes with the year, so that what is left of one year says nothing in another. */
  #proofKey(address: string): { readonly key: string; readonly year: string } {
    const year = monthOf(this.#parts.clock.now()).slice(0, 4);
    return { key: this.#parts.secrets.reference(`mail proof ${year}`, address), year: `${year}-01-01` };
  }
}

function addressIn({ address }: VerificationAddress): { readonly address: string; readonly domain: string } {
  const known = mailAddressIn(address);
  if (!known) throw new Failure('invalid', 'This is no mail address.');
  return known;
}
