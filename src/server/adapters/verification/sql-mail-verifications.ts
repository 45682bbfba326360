import type { Kysely } from 'kysely';
import type { Language } from '#core/device/preferences.ts';
import { Failure } from '#core/failure.ts';
import type { CareerOutcome } from '#core/careers/career.ts';
import { codeSent, mailCode } from '#core/verification/mail-code.ts';
import type { CodeSent, MailVerifications, VerificationAddress } from '#core/verification/mail-verifications.ts';
import { mailAddressIn } from '#core/verification/work-address.ts';
import { careerRowOf, monthOf, keepVerification, outcomeFromRow } from '../careers/career-row.ts';
import { keepDesignation } from '../careers/designation-persona.ts';
import { MailChallenges } from './mail-challenges.ts';
import { newMailCode, type MailPost } from './mail-post.ts';
import { countsByCode, proofKey } from './counted-domains.ts';
import { countSending } from './mail-sendings.ts';
import { workplaceToVerify, refuseUnfit, type WorkplaceToVerify } from './workplace.ts';
import { randomSecret } from '../secrets/secrets.ts';
import { codeMail, takenMail } from './verification-mail.ts';
import type { Tables } from '../database/tables.ts';
import type { RequestScope } from '../caller/request-scope.ts';

/** Verifies a workplace by mailed code, keeping only address hashes keyed outside the database (F-01). */
export class SqlMailVerifications implements MailVerifications {
  readonly #scope: RequestScope;
  readonly #post: MailPost;
  readonly #challenges: MailChallenges;

  constructor(scope: RequestScope, post: MailPost) {
    this.#scope = scope;
    this.#post = post;
    this.#challenges = new MailChallenges(scope);
  }

  /** Answers alike for known, unknown, taken and limited addresses; only the owner learns more (S-90). */
  async send(to: VerificationAddress, language: Language): Promise<CodeSent> {
    const { db, now, secrets, context } = this.#scope;
    const { mails, mailLimit: mostByNetwork = mailCode.sendsByNetwork } = this.#post;
    if (!mails.canSend()) throw new Failure('offline', 'No emails can be sent from here just now.');
    const place = await this.#placeFor(to);
    const { address, domain } = validAddress(to);
    await refuseUnfit(this.#scope.db, domain, place);
    if (place.isMailVerified) this.#scope.reauthenticated();
    const { accountId } = place;
    const counted = await countSending(db, { secrets, now }, { accountId, address, network: context.network, mostByNetwork });
    const isTaken = await this.#isTaken(address);
    const code = isTaken ? randomSecret(32) : newMailCode(mailCode.digits);
    await this.#challenges.put({ asker: accountId, purpose: place.workplaceKey, address }, code, !counted.mayMail);
    const mail = isTaken ? takenMail(address, language) : codeMail(address, code, language);
    await this.#scope.db
      .updateTable('career')
      .set({ is_mail_asked: true })
      .where('account_id', '=', accountId)
      .where('place_key', '=', place.placeKey)
      .execute();
    await keepDesignation(this.#scope.db, secrets, accountId);
    if (counted.mayMail) void mails.send(mail).catch(() => counted.giveBack().catch(() => undefined));
    return codeSent(counted.byMember);
  }

  async confirm(to: VerificationAddress, code: string): Promise<CareerOutcome> {
    const { now } = this.#scope;
    const place = await this.#placeFor(to);
    const { accountId, workplaceKey, placeKey } = place;
    const { address, domain } = validAddress(to);
    await this.#challenges.redeem({ asker: accountId, purpose: workplaceKey, address }, code);
    await this.#scope.db.transaction().execute(async (transaction) => {
      await this.#take(transaction, address);
      const counts = await countsByCode(transaction, this.#scope, { address, domain });
      await keepVerification(transaction, { accountId, placeKey, source: 'mail', month: monthOf(now), counts });
      await transaction.updateTable('career').set({ is_mail_asked: false }).where('account_id', '=', accountId).execute();
    });
    await this.#post.mails.forget(address);
    return outcomeFromRow(await keepDesignation(this.#scope.db, this.#scope.secrets, accountId));
  }

  async #placeFor({ kind }: VerificationAddress): Promise<WorkplaceToVerify> {
    const accountId = this.#scope.caller.member.userId;
    return workplaceToVerify(await careerRowOf(this.#scope, accountId), accountId, kind);
  }

  async #isTaken(address: string): Promise<boolean> {
    const known = await this.#scope.db
      .selectFrom('mail_proof')
      .select('year')
      .where('key', '=', proofKey(this.#scope, 'mail proof', address).key)
      .executeTakeFirst();
    return known !== undefined;
  }

  /** Lets one of two members verifying the same address win. */
  async #take(transaction: Kysely<Tables>, address: string): Promise<void> {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('mail_proof')
      .values(proofKey(this.#scope, 'mail proof', address))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw new Failure('conflict', 'This code no longer works.', { code: 'MAIL_CODE_SPENT' });
  }
}

function validAddress({ address }: VerificationAddress): { readonly address: string; readonly domain: string } {
  const known = mailAddressIn(address);
  if (!known) throw new Failure('invalid', 'This is not an email address.');
  return known;
}
