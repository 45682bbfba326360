import type { Brand } from '#core/brand.ts';
import { inLanguage } from '#core/device/language-texts.ts';
import type { Language } from '#core/device/preferences.ts';
import { nextDigestMs } from '#core/digests/digest-week.ts';
import { Failure } from '#core/failure.ts';
import { confirmationEndsMs, givenAddressIn, maskedAddress } from '#core/mail/mail-address.ts';
import type { MailAddresses, OwnMailAddress } from '#core/mail/mail-addresses.ts';
import { mailLinkPath } from '#core/mail/mail-links.ts';
import type { Mails } from '#core/mail/mails.ts';
import { isRecord } from '#core/record.ts';
import { mailCode } from '#core/verification/mail-code.ts';
import { mailAddressIn } from '#core/verification/work-address.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { digestKeyOf } from './digest-key.ts';
import { countSending } from '../verification/mail-sendings.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { addressIn, sealedAddress } from './sealed-address.ts';

interface AddressParts {
  readonly mails: Mails;
  readonly brand: Brand;
  readonly pagesUrl: string;
  readonly mailLimit?: number | undefined;
  readonly showsDigestAtOnce?: boolean;
}

/** Confirmation link content; the address hash keeps it from confirming a later address. */
interface Confirmation {
  readonly accountId: string;
  readonly of: string;
  readonly until: number;
}

const purpose = 'mail confirmation';

export class SqlMailAddresses implements MailAddresses {
  readonly #scope: RequestScope;
  readonly #parts: AddressParts;

  constructor(scope: RequestScope, parts: AddressParts) {
    this.#scope = scope;
    this.#parts = parts;
  }

  async own(): Promise<OwnMailAddress | undefined> {
    const known = await this.#kept(this.#scope.caller.member.userId);
    return known && { masked: maskedAddress(known.address), isConfirmed: known.isConfirmed };
  }

  async give(text: string, language: Language): Promise<OwnMailAddress> {
    const { db, now, secrets, caller, context } = this.#scope;
    const accountId = caller.member.userId;
    const [address, counted] = [givenAddressIn(text), mailAddressIn(text)?.address];
    if (address === undefined || counted === undefined) throw new Failure('invalid', 'This is not an email address.', { code: 'MAIL_ADDRESS_INVALID' });
    const known = await this.#kept(accountId);
    if (known?.isConfirmed && known.address === address) {
      await db.updateTable('mail_address').set({ language }).where('account_id', '=', accountId).execute();
      return { masked: maskedAddress(address), isConfirmed: true };
    }
    const { mails, brand, pagesUrl, mailLimit: mostByNetwork = mailCode.sendsByNetwork } = this.#parts;
    if (!mails.canSend()) throw new Failure('offline', 'No emails can be sent from here just now.');
    const { mayMail, giveBack } = await countSending(db, { secrets, now }, { accountId, address: counted, network: context.network, mostByNetwork });
    const until = confirmationEndsMs(now);
    const row = { sealed: sealedAddress(secrets, accountId, address), language, is_confirmed: false, next_at: new Date(until) };
    await db
      .insertInto('mail_address')
      .values({ account_id: accountId, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    const token = secrets.seal(purpose, { accountId, of: this.#hashOf(address), until } satisfies Confirmation);
    const mail = confirmationMail(address, { url: `${pagesUrl}${mailLinkPath('confirm', token)}`, brand: inLanguage(brand.name, language), language });
    if (mayMail) void mails.send(mail).catch(() => giveBack().catch(() => undefined));
    return { masked: maskedAddress(address), isConfirmed: false };
  }

  async remove(): Promise<void> {
    const accountId = this.#scope.caller.member.userId;
    const known = await this.#kept(accountId);
    await this.#scope.db.deleteFrom('mail_address').where('account_id', '=', accountId).execute();
    if (known) await this.#parts.mails.forget(known.address);
  }

  async confirm(token: string): Promise<void> {
    const { db, now, secrets } = this.#scope;
    const said = confirmationIn(secrets.unseal(purpose, token));
    const known = said && said.until > now ? await this.#kept(said.accountId) : undefined;
    if (!said || !known || this.#hashOf(known.address) !== said.of)
      throw new Failure('invalid', 'This link is no longer valid. Give the address again.', { code: 'LINK_INVALID' });
    const first = this.#parts.showsDigestAtOnce ? now : nextDigestMs(digestKeyOf(secrets, said.accountId), now);
    await db
      .updateTable('mail_address')
      .set({ is_confirmed: true, next_at: new Date(first) })
      .where('account_id', '=', said.accountId)
      .where('sealed', '=', known.sealed)
      .where('is_confirmed', '=', false)
      .execute();
  }

  async #kept(accountId: string): Promise<{ readonly address: string; readonly sealed: string; readonly isConfirmed: boolean } | undefined> {
    const row = await this.#scope.db
      .selectFrom('mail_address')
      .select(['sealed', 'is_confirmed as isConfirmed'])
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    const address = row && addressIn(this.#scope.secrets, accountId, row.sealed);
    return row && address !== undefined ? { ...row, address } : undefined;
  }

  #hashOf(address: string): string {
    return this.#scope.secrets.reference('mail confirmation', address);
  }
}

function confirmationIn(opened: unknown): Confirmation | undefined {
  if (!isRecord(opened)) return undefined;
  const { accountId, of, until } = opened;
  return typeof accountId === 'string' && typeof of === 'string' && typeof until === 'number' ? { accountId, of, until } : undefined;
}
