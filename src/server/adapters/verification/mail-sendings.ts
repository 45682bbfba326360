import type { Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import { mailCode, mailWindowMinutes } from '#core/verification/mail-code.ts';
import { queueUp } from '../careers/career-row.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

interface Sending {
  readonly accountId?: string;
  readonly address: string;
  readonly network: string;
  readonly mostByNetwork: number;
}

interface Counted {
  readonly byMember: number;
  /** Refuses an address that received enough from anyone. */
  readonly mayMail: boolean;
  /** Uncounts a mail that did not leave. */
  readonly giveBack: () => Promise<void>;
}

const limited = (sentence: string): Failure => new Failure('limited', `${sentence}. Please wait ${mailWindowMinutes} minutes.`);

/** Counts mails within 15 minutes (S-88); address limits stay hidden, lest they reveal another member's verification. */
export async function countSending(
  db: Kysely<Tables>,
  { secrets, now }: { readonly secrets: Pick<Secrets, 'reference'>; readonly now: number },
  { accountId, address, network, mostByNetwork }: Sending,
): Promise<Counted> {
  const keyOf = (what: string, value: string): string => secrets.reference('mail sending', what, value);
  const keys = {
    member: accountId === undefined ? [] : [keyOf('member', accountId)],
    address: keyOf('address', address),
    addressFromHere: keyOf('address from a network', `${address} ${network}`),
    network: keyOf('network', network),
  };
  const sent_at = new Date(now);
  return db.transaction().execute(async (transaction) => {
    const all = Object.values(keys).flat();
    await queueUp(transaction, ...all);
    await transaction
      .deleteFrom('mail_sending')
      .where((row) => row.or([row('sent_at', '<=', new Date(now - mailCode.sendWindowMs)), row('sent_at', '>', new Date(now + mailCode.sendWindowMs))]))
      .execute();
    const rows = await transaction.selectFrom('mail_sending').select('key').where('key', 'in', all).execute();
    const times = (key: string): number => rows.filter((row) => row.key === key).length;
    const byMember = keys.member.map(times)[0] ?? 0;
    if (byMember >= mailCode.sends) throw limited(`${mailCode.sends} emails were sent to you already`);
    if (times(keys.network) >= mostByNetwork) throw limited('Too many emails have been asked for from your network already');
    const mayMail = times(keys.addressFromHere) < mailCode.sends && times(keys.address) < mailCode.sendsToAddress;
    const counted = mayMail ? all : [...keys.member, keys.network];
    await transaction
      .insertInto('mail_sending')
      .values(counted.map((key) => ({ key, sent_at })))
      .execute();
    const giveBack = async (): Promise<void> => {
      await db.deleteFrom('mail_sending').where('key', 'in', counted).where('sent_at', '=', sent_at).execute();
    };
    return { byMember: byMember + 1, mayMail, giveBack };
  });
}
