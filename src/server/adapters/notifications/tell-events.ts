import { sql, type Kysely, type Transaction } from 'kysely';
import type { ChatNews } from '#core/chat/chat-news.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { MentionPlace } from '#core/comments/mentions.ts';
import type { ModeratedStatus } from '#core/moderation/moderation-outcome.ts';
import { thingsInThreads } from '../comments/comment-mentions.ts';
import { talkParents } from '../comments/talk-parents.ts';
import type { ContentKinds } from '../content-kinds.ts';
import type { EventCause } from '../events/event-table.ts';
import { dayAfter, noteEvents } from '../events/note-events.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { writeNotified, type NewNotification } from '../events/write-notified.ts';
import { rungRecipients } from './rung-recipients.ts';

const mostEventsAtOnce = 1_000;

interface DueEvent {
  readonly cause: EventCause;
  readonly thing: string;
  readonly reached: number;
}

interface TellParts {
  readonly db: Kysely<Tables>;
  readonly kinds: ContentKinds;
  readonly secrets: Pick<Secrets, 'reference' | 'seal' | 'unseal'>;
  /** Way to connected readers; without it, none is told. */
  readonly news?: ChatNews;
}

type Telling = (
  transaction: Transaction<Tables>,
  events: readonly DueEvent[],
  around: { readonly kinds: ContentKinds; readonly at: Date },
) => Promise<readonly NewNotification[]>;

/** Writes notifications and removes events in one transaction, so each is told exactly once across servers. */
export async function tellEvents({ db, kinds, secrets, news }: TellParts, now: number, most = mostEventsAtOnce): Promise<number> {
  const announced: NewNotification[] = [];
  const count = await db.transaction().execute(async (transaction) => {
    const { rows: due } = await sql<DueEvent>`delete from notification_event where id in (
      select id from notification_event where due_on is null or due_on <= ${dayOf(now)}::date limit ${sql.lit(most)} for update skip locked) returning cause, thing, reached`.execute(
      transaction,
    );
    for (const [cause, tell] of Object.entries(tellings)) {
      const events = due.filter((event) => event.cause === cause);
      const notified = events.length > 0 ? await tell(transaction, events, { kinds, at: new Date(now) }) : [];
      announced.push(...notified);
      await writeNotified(transaction, secrets, notified, now);
    }
    return due.length;
  });
  const refs = news ? await rungRecipients({ db, kinds, secrets }, announced) : [];
  if (refs.length > 0) news?.tell({ kind: 'notification', refs });
  return count;
}

interface TalkRow {
  readonly id: string;
  readonly postId: string;
  readonly replyToId: string | null;
  readonly author: string;
  readonly status: ModeratedStatus;
  readonly at: Date;
  /** Author of the page, missing where no persona asks. */
  readonly pageAuthor: string | null;
  readonly answered: string | null;
  readonly mentions: readonly MentionPlace[] | null;
}

const idsOf = (events: readonly DueEvent[]): string[] => events.map(({ thing }) => thing);

/** Notifies the answered member, or author and waiting askers, plus mentions; never the writer. */
const tellComments: Telling = async (transaction, events) => {
  const { rows } =
    await sql<TalkRow>`select comment.id, comment.post_id as "postId", comment.reply_to_id as "replyToId", comment.author_ref as author, comment.status,
      comment.posted_at as at, comment.mentions, case when not parent.is_asked then parent.author_ref end as "pageAuthor", answered.author_ref as answered
    from comment join ${talkParents} on parent.id = comment.post_id left join comment as answered on answered.post_id = comment.post_id and answered.id = comment.reply_to_id
    where comment.id = any(${idsOf(events)}::text[]) and comment.status = 'LIVE'`.execute(transaction);
  const roots = rows.filter(({ replyToId }) => replyToId === null).map(({ postId }) => postId);
  const askers = await transaction
    .selectFrom('answer_request')
    .select(['post_id', 'asker'])
    .where('post_id', 'in', [...new Set(roots), ''])
    .execute();
  const mentioned = await mentionedIn(transaction, rows);
  const answers = rows.flatMap(({ id, postId, replyToId, author, at, pageAuthor, answered }): readonly NewNotification[] => {
    const notified = { cause: id, at };
    if (replyToId !== null) return answered === null || answered === author ? [] : [{ ...notified, recipient: answered, kind: 'reply', thing: replyToId }];
    const waiting = askers.filter(({ post_id }) => post_id === postId);
    return [
      ...(pageAuthor === null || pageAuthor === author ? [] : [{ ...notified, recipient: pageAuthor, kind: 'answer', thing: postId } as const]),
      ...waiting.map(({ asker }) => ({ ...notified, recipient: asker, kind: 'wantedAnswer', thing: postId }) as const),
    ];
  });
  return [...answers, ...mentioned.filter((each) => !answers.some(({ recipient, cause }) => recipient === each.recipient && cause === each.cause))];
};

async function mentionedIn(transaction: Transaction<Tables>, rows: readonly TalkRow[]): Promise<readonly NewNotification[]> {
  const ids = rows.flatMap(({ mentions }) => (mentions ?? []).map(({ id }) => id));
  const things = await thingsInThreads(
    transaction,
    rows.map(({ postId }) => postId),
    ids,
  );
  const authors = new Map(things.map((thing) => [thing.id, thing.author]));
  return rows.flatMap(({ id, postId, at, mentions }): readonly NewNotification[] => {
    const recipients = new Set((mentions ?? []).flatMap((mention) => authors.get(mention.id) ?? []));
    return [...recipients].map((recipient) => ({ recipient, kind: 'mention', thing: postId, cause: id, at }));
  });
}

/** Notifies mentions added by an edit, except for members already notified of the comment. */
const tellMentions: Telling = async (transaction, events, around) => (await tellComments(transaction, events, around)).filter(({ kind }) => kind === 'mention');

const tellVotes: Telling = async (transaction, events, { kinds, at }) => {
  const { rows } = await sql<{
    readonly id: string;
    readonly author: string;
  }>`select id, author_ref as author from ${kinds.contentBy('id', idsOf(events), 'id', 'author_ref', 'status', 'is_contributed')}
    where status = 'LIVE' and not is_contributed`.execute(transaction);
  const authors = new Map(rows.map(({ id, author }) => [id, author]));
  return events.flatMap(({ thing, reached }): readonly NewNotification[] => {
    const recipient = authors.get(thing);
    return recipient === undefined ? [] : [{ recipient, kind: 'votes', thing, cause: String(reached), at }];
  });
};

/** Notifies affected authors and, after the first decision, reporters; contributions ask by their own key. */
const tellDecisions: Telling = async (transaction, events, { kinds, at }) => {
  const items = await transaction
    .selectFrom('moderation_item')
    .select(['id', 'thing', 'stage', 'cause', 'decision'])
    .where('id', 'in', idsOf(events))
    .execute();
  const things = items.map(({ thing }) => thing);
  const { rows } = await sql<{
    readonly id: string;
    readonly author: string;
  }>`select id, author_ref as author from ${kinds.contentBy('id', things, 'id', 'author_ref', 'is_contributed')}
    where not is_contributed`.execute(transaction);
  const authors = new Map(rows.map(({ id, author }) => [id, author]));
  const reports = await transaction
    .selectFrom('report')
    .select(['thing', 'reporter'])
    .where('thing', 'in', [...things, ''])
    .execute();
  const toAuthors = items.flatMap(({ id, thing, stage, cause, decision }): readonly NewNotification[] => {
    const recipient = authors.get(thing);
    const isNews = decision !== 'keep' || stage === 'second' || cause === 'words';
    return recipient === undefined || !isNews ? [] : [{ recipient, kind: 'decision', thing, cause: id, at }];
  });
  return [...toAuthors, ...reports.map(({ thing, reporter }): NewNotification => ({ recipient: reporter, kind: 'report', thing, cause: 'decided', at }))];
};

/** Notifies all voters; a poll published late also ends late. */
const tellPolls: Telling = async (transaction, events, { at }) => {
  const posts = await transaction.selectFrom('post').select(['id', 'closes_on']).where('id', 'in', idsOf(events)).where('status', '=', 'LIVE').execute();
  const goesOn = posts.filter(({ closes_on }) => closes_on !== null && closes_on >= dayOf(at.getTime()));
  await noteEvents(
    transaction,
    goesOn.map(({ id, closes_on }) => ({ cause: 'pollOver', thing: id, ...(closes_on !== null && { dueOn: dayAfter(closes_on) }) })),
  );
  const over = posts.filter((post) => !goesOn.includes(post)).map(({ id }) => id);
  const { rows } = await sql<{ readonly postId: string; readonly voter: string }>`select post_id as "postId", voter
    from choice_vote where post_id = any(${over}::text[]) and choice_id is not null`.execute(transaction);
  return rows.map(({ postId, voter }) => ({ recipient: voter, kind: 'pollOver', thing: postId, cause: 'over', at }));
};

const tellings: Readonly<Record<EventCause, Telling>> = {
  comment: tellComments,
  mention: tellMentions,
  votes: tellVotes,
  decision: tellDecisions,
  pollOver: tellPolls,
};
