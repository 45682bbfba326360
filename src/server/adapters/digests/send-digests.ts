import type { Kysely } from 'kysely';
import type { Brand } from '#core/brand.ts';
import { inLanguage } from '#core/device/language-texts.ts';
import type { Language } from '#core/device/preferences.ts';
import { digestEndingLastsMs, weeklyMailTopics, isWorthTelling, type Digest, type WeeklyMailTopic } from '#core/digests/digest.ts';
import { digestWeekOf, nextDigestMs, retryMs } from '#core/digests/digest-week.ts';
import { Failure } from '#core/failure.ts';
import { mailLinkPath } from '#core/mail/mail-links.ts';
import type { Mails } from '#core/mail/mails.ts';
import { unlistedTopics } from '#core/settings/message-preference.ts';
import type { ScopeParts } from '../caller/pseudonym-scope.ts';
import { scopeOfAccount } from '../caller/scope-of-account.ts';
import { addressRefused } from '../mail/outbox.ts';
import { addressIn } from '../mail/sealed-address.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { endingToken } from '../settings/ending-token.ts';
import { messagePreferenceOf } from '../settings/sql-message-preferences.ts';
import type { Tables } from '../database/tables.ts';
import { digestKeyOf } from '../mail/digest-key.ts';
import { digestMail } from './digest-mail.ts';
import { findDigest } from './find-digest.ts';
import { findJobAlerts } from './find-job-alerts.ts';

export interface DigestParts extends Pick<ScopeParts, 'db' | 'clock' | 'secrets' | 'tables' | 'kinds' | 'readDesignation'> {
  readonly mails: Mails;
  readonly brand: Brand;
  readonly pagesUrl: string;
}

interface Taken {
  readonly accountId: string;
  readonly sealed: string;
  readonly language: Language;
  readonly topics: readonly WeeklyMailTopic[];
  /** Moment the row was moved to, which reveals any other change. */
  readonly movedTo: Date;
}

/** Moves the row a week on before sending, so no digest goes twice; a crash in between loses one. */
export async function sendNextDigest(parts: DigestParts): Promise<boolean> {
  const { db, clock, secrets, mails } = parts;
  if (!mails.canSend()) return false;
  const now = clock.now();
  const taken = await takeNext(db, secrets, now);
  if (taken === undefined) return false;
  if (taken === 'unwanted') return true;
  try {
    await send(parts, taken, now);
  } catch (error) {
    if (Failure.from(error).code === addressRefused) return true;
    await giveBack(db, taken, retryMs(digestKeyOf(secrets, taken.accountId), now));
    throw error;
  }
  return true;
}

/** Takes the due address; forgets an unconfirmed one and skips members who rest or opted out. */
const takeNext = (db: Kysely<Tables>, secrets: Secrets, now: number): Promise<Taken | 'unwanted' | undefined> =>
  db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('mail_address')
      .select(['account_id as accountId', 'sealed', 'language', 'is_confirmed as isConfirmed'])
      .where('next_at', '<=', new Date(now))
      .orderBy('next_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    const { accountId, sealed, language, isConfirmed } = due;
    if (!isConfirmed) {
      await transaction.deleteFrom('mail_address').where('account_id', '=', accountId).execute();
      return 'unwanted';
    }
    const movedTo = new Date(nextDigestMs(digestKeyOf(secrets, accountId), now));
    await transaction.updateTable('mail_address').set({ next_at: movedTo }).where('account_id', '=', accountId).execute();
    const topics = await wantedTopics(transaction, accountId);
    return topics.length > 0 ? { accountId, sealed, language, topics, movedTo } : 'unwanted';
  });

async function wantedTopics(db: Kysely<Tables>, accountId: string): Promise<readonly WeeklyMailTopic[]> {
  const rows = await db.selectFrom('subscription').select('topic').where('account_id', '=', accountId).where('topic', 'in', weeklyMailTopics).execute();
  if (rows.length === 0) return [];
  const account = await db.selectFrom('account').select('id').where('id', '=', accountId).where('resting_since', 'is', null).executeTakeFirst();
  return account ? weeklyMailTopics.filter((topic) => rows.some((row) => row.topic === topic)) : [];
}

async function send({ mails, brand, pagesUrl, ...parts }: DigestParts, { accountId, sealed, language, topics }: Taken, now: number): Promise<void> {
  const { secrets } = parts;
  const to = addressIn(secrets, accountId, sealed);
  if (to === undefined) return;
  const digest = await digestFor(parts, accountId, topics);
  if (!isWorthTelling(digest)) return;
  const until = now + digestEndingLastsMs;
  const leaveUrls = topics.map((topic) => [topic, `${pagesUrl}${mailLinkPath('leave', endingToken(secrets, { accountId, topic, until }))}`] as const);
  const name = secrets.reference('digest mail', accountId, digestWeekOf(digestKeyOf(secrets, accountId), now));
  await mails.send(digestMail(digest, { to, language, brand: inLanguage(brand.name, language), pagesUrl, leaveUrls, name }));
}

async function digestFor(parts: Omit<DigestParts, 'mails' | 'brand' | 'pagesUrl'>, accountId: string, topics: readonly WeeklyMailTopic[]): Promise<Digest> {
  const scope = scopeOfAccount(parts, accountId);
  const unlisted = unlistedTopics(await messagePreferenceOf(parts.db, accountId));
  const week = topics.includes('weekly-digest') ? await findDigest(scope, unlisted) : { posts: [], unseen: 0 };
  return { ...week, alerts: topics.includes('job-alerts') ? await findJobAlerts(scope) : [] };
}

/** Makes a mail due again that no server took, unless its row changed meanwhile. */
const giveBack = (db: Kysely<Tables>, { accountId, movedTo }: Taken, at: number): Promise<unknown> =>
  db
    .updateTable('mail_address')
    .set({ next_at: new Date(at) })
    .where('account_id', '=', accountId)
    .where('next_at', '=', movedTo)
    .execute();
