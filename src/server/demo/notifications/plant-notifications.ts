import { sql, type Kysely, type Transaction } from 'kysely';
import { mentionPlaces, type MentionPlace } from '#core/comments/mentions.ts';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs, hourMs } from '#core/figures/durations.ts';
import type { NotificationKind } from '#core/notifications/notification-kinds.ts';
import type { NotificationStatus } from '#core/notifications/notification.ts';
import { keptPlaces } from '#server/adapters/comments/comment-mentions.ts';
import { checked, sanitized } from '#server/adapters/content/sanitized-text.ts';
import { noteCompanyNews } from '#server/adapters/followers/note-company-news.ts';
import { localIssuer } from '#server/adapters/providers/local-issuer.ts';
import { randomId, type Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { subjectOf } from '../login/demo-members.ts';

/** Replies to the demo writer, to a post, a comment and an answer request. */
const answers = [
  'A handover sheet is what worked for me as well. Dates in it, and both signatures.',
  'They gave me 60 and called it generous. Ask for it in writing before you plan anything.',
  'HR said yes on call and no on mail. Did you get the 45 days on paper?',
  'मेरे यहाँ बायआउट के बिना नहीं माने। आपने कितने दिन पहले बात शुरू की?',
  'Good to read. I am at mail number two.',
] as const;
const ownComment = 'I asked the same last year, and they settled for half of it.';
const reply = 'Half in cash or adjusted from leave? That makes a difference to the tax.';
const mention = (name: string) => `@${name}, was that with the leave you had left? Mine came without it.`;
const ownNews = ['The notice period is sixty days for everyone from January', 'A second office opens in Kochi'];
const wanted = 'It took them 52 days after my last day, with two reminders.';

interface Planting {
  readonly transaction: Transaction<Tables>;
  readonly nowMs: number;
}

/** Gives the demo writer each kind of notification once, some read. */
export function plantNotifications(db: Kysely<Tables>, secrets: Pick<Secrets, 'identityOf' | 'personaOf' | 'reference'>, nowMs: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const key = secrets.identityOf(localIssuer, subjectOf('writer'));
    const account = (await transaction.selectFrom('identity').select('account_id').where('key', '=', key).executeTakeFirst())?.account_id;
    if (account === undefined) return;
    const [ref, planting] = [secrets.personaOf(account), { transaction, nowMs }];
    const own = await postBy(transaction, sql`author_ref = ${ref} and status = 'LIVE' and comments_count = 0`);
    const removed = await postBy(transaction, sql`author_ref = ${ref} and status = 'AUTHOR_REJECTED'`);
    const asked = await postBy(transaction, sql`author_ref <> ${ref} and status = 'LIVE' and kind = 'text' and comments_count > 2`);
    const poll = await postBy(transaction, sql`status = 'LIVE' and kind = 'poll' and closes_on < ${dayOf(nowMs)}::date`);
    const others = await transaction
      .selectFrom('persona')
      .select('ref')
      .where('kind', '=', 'ANONYMOUS')
      .where('ref', '<>', ref)
      .orderBy('ref')
      .limit(7)
      .execute();
    const [replier, answerer, ...authors] = others.map((other) => other.ref);
    if (!own || !asked || replier === undefined || answerer === undefined) return;
    const tell = (recipient: string, kind: NotificationKind, thing: string, notified: Notified) => write(planting, { recipient, kind, thing, ...notified });
    for (const [at, author] of authors.entries()) {
      const cause = await comment(planting, { postId: own, author, text: answers[at] ?? answers[0], hoursAgo: 4 - at / 2 });
      await tell(ref, 'answer', own, { cause, hoursAgo: 4 - at / 2 });
    }
    const mine = await comment(planting, { postId: asked, author: ref, text: ownComment, hoursAgo: 50 });
    const cause = await comment(planting, { postId: asked, author: replier, text: reply, hoursAgo: 26, answers: mine });
    await tell(ref, 'reply', mine, { cause, hoursAgo: 26, status: 1 });
    await transaction
      .insertInto('answer_request')
      .values({ post_id: asked, asker: secrets.reference('requests', account) })
      .execute();
    const answer = await comment(planting, { postId: asked, author: answerer, text: wanted, hoursAgo: 30 });
    await tell(secrets.reference('requests', account), 'wantedAnswer', asked, { cause: answer, hoursAgo: 30, status: 1 });
    await tell(ref, 'mention', asked, { cause: await mentioning(planting, { postId: asked, author: answerer, ref, by: mine }), hoursAgo: 8 });
    await transaction.updateTable('post').set({ up_count: 12 }).where('id', '=', own).execute();
    await tell(ref, 'votes', own, { cause: '10', hoursAgo: 2 });
    if (removed) await tell(ref, 'decision', removed, { cause: 'planted', hoursAgo: 40, status: 2 });
    const reported = await postBy(transaction, sql`author_ref <> ${ref} and status = 'AUTHOR_REJECTED'`);
    if (reported) await tell(secrets.reference('reports', account), 'report', reported, { cause: 'decided', hoursAgo: 75, status: 2 });
    await companyNews(planting);
    if (poll) await vote(planting, poll, secrets.reference('votes', account));
    if (poll) await tell(secrets.reference('votes', account), 'pollOver', poll, { cause: 'over', hoursAgo: 98, status: 2 });
  });
}

async function companyNews({ transaction, nowMs }: Planting): Promise<void> {
  const { rows } = await sql<{ readonly company: string }>`select company.id as company
    from community join company on company.url_name = community.url_name where type = 'company'
    order by community.followers_count desc, community.id limit 1`.execute(transaction);
  for (const { company } of rows) await noteCompanyNews(transaction, { companyId: company, titles: ownNews, today: dayOf(nowMs - 2 * dayMs) });
}

interface Notified {
  readonly cause: string;
  readonly hoursAgo: number;
  readonly status?: NotificationStatus;
}

async function postBy(transaction: Transaction<Tables>, which: ReturnType<typeof sql>): Promise<string | undefined> {
  const { rows } = await sql<{ readonly id: string }>`select id from post where ${which} order by posted_at desc, id limit 1`.execute(transaction);
  return rows[0]?.id;
}

interface Said {
  readonly postId: string;
  readonly author: string;
  readonly text: string;
  readonly hoursAgo: number;
  readonly answers?: string;
  readonly mentions?: readonly MentionPlace[];
}

async function comment({ transaction, nowMs }: Planting, { postId, author, text, hoursAgo, answers: answered, mentions = [] }: Said): Promise<string> {
  const id = randomId();
  await transaction
    .insertInto('comment')
    .values({
      id,
      post_id: postId,
      root_id: answered ?? null,
      reply_to_id: answered ?? null,
      author_ref: author,
      locked_for: null,
      ...checked({ content: sanitized(text) }),
      mentions: keptPlaces(mentions),
      posted_at: new Date(nowMs - hoursAgo * hourMs),
    })
    .execute();
  await sql`update post set comments_count = comments_count + 1 where id = ${postId}`.execute(transaction);
  if (answered !== undefined)
    await sql`update comment set replies_count = replies_count + 1 where post_id = ${postId} and id = ${answered}`.execute(transaction);
  return id;
}

interface Mentioning {
  readonly postId: string;
  readonly author: string;
  /** Mentioned persona and its comment in the thread. */
  readonly ref: string;
  readonly by: string;
}

async function mentioning(planting: Planting, { ref, by, ...said }: Mentioning): Promise<string> {
  const { name } = await planting.transaction.selectFrom('persona').select('name').where('ref', '=', ref).executeTakeFirstOrThrow();
  const text = mention(name);
  return comment(planting, { ...said, text, hoursAgo: 8, mentions: mentionPlaces(text, [{ id: by, name }]) });
}

async function vote({ transaction }: Planting, postId: string, voter: string): Promise<void> {
  const option = await transaction.selectFrom('choice').select('id').where('post_id', '=', postId).orderBy('place').limit(1).executeTakeFirst();
  if (!option) return;
  await transaction.insertInto('choice_vote').values({ post_id: postId, voter, choice_id: option.id }).execute();
  await sql`update choice set votes_count = votes_count + 1 where post_id = ${postId} and id = ${option.id}`.execute(transaction);
}

const write = (
  { transaction, nowMs }: Planting,
  { hoursAgo, status = 0, ...row }: Notified & { readonly recipient: string; readonly kind: NotificationKind; readonly thing: string },
) =>
  transaction
    .insertInto('notification')
    .values({ id: randomId(), ...row, status, told_on: dayOf(nowMs - hoursAgo * hourMs), told_at: new Date(nowMs - hoursAgo * hourMs) })
    .execute();
