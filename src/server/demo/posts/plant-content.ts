import { hourMs } from '#core/figures/durations.ts';
import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { rankScore } from '#core/feeds/feed-order.ts';
import { checked, sanitized, ownWords } from '#server/adapters/content/sanitized-text.ts';
import { addToLedger } from '#server/adapters/moderation/add-to-ledger.ts';
import { sealedNote } from '#server/adapters/moderation/sealed-note.ts';
import { localIssuer } from '#server/adapters/providers/local-issuer.ts';
import { randomId, type Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { DemoKind } from '../careers/demo-kind.ts';
import { keepWrittenDesignation } from '../careers/keep-written-designation.ts';
import { subjectOf } from '../login/demo-members.ts';
import { planted, waiting } from './planted-posts.ts';

interface Place {
  readonly transaction: Transaction<Tables>;
  /** Hash of the moderator who decided so far. */
  readonly decider: string;
  readonly nowMs: number;
  readonly secrets: Pick<Secrets, 'seal'>;
}

/** Plants moderation cases to try, once: own posts in each state, and a queue. */
export function plantContent(
  db: Kysely<Tables>,
  secrets: Pick<Secrets, 'identityOf' | 'personaOf' | 'reference' | 'seal' | 'unseal'>,
  nowMs: number,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const accountOf = async (kind: DemoKind): Promise<string | undefined> => {
      const key = secrets.identityOf(localIssuer, subjectOf(kind));
      return (await transaction.selectFrom('identity').select('account_id').where('key', '=', key).executeTakeFirst())?.account_id;
    };
    const writer = await accountOf('writer');
    const other = await transaction.selectFrom('persona').select('ref').where('kind', '=', 'ANONYMOUS').orderBy('ref').limit(1).executeTakeFirst();
    if (!writer || !other) return;
    const ref = secrets.personaOf(writer);
    const own = await transaction.selectFrom('post').select('id').where('author_ref', '=', ref).limit(1).executeTakeFirst();
    const anyItem = await transaction.selectFrom('moderation_item').select('id').limit(1).executeTakeFirst();
    if (own || anyItem) return;
    await keepWrittenDesignation(transaction, secrets, writer);
    const moderatorId = await accountOf('moderator');
    const place = { transaction, nowMs, secrets, decider: moderatorId === undefined ? 'somebody-of-the-demo' : secrets.reference('moderators', moderatorId) };
    for (const known of planted) await plant(place, ref, known);
    for (const known of waiting) await putInQueue(place, other.ref, known);
  });
}

async function plant(place: Place, author: string, { topic, title, content, became, rule, hoursAgo, appealText }: (typeof planted)[number]): Promise<void> {
  const id = await post(place, { author, topic, title, content, status: became, at: place.nowMs - hoursAgo * hourMs });
  if (became === 'LIVE') return;
  const isDecided = became === 'AUTHOR_REJECTED';
  if (!isDecided) await report(place, id, rule);
  await place.transaction
    .insertInto('moderation_item')
    .values({
      ...item(id, place.nowMs),
      suggested_rule: rule,
      ...(isDecided && { decision: 'remove', rule, decided_on: dayOf(place.nowMs), decided_at: place.nowMs - 24 * hourMs, decider: place.decider }),
    })
    .execute();
  await addToLedger(place.transaction, place.nowMs, {
    community: topic,
    itemId: id,
    itemKind: 'post',
    stars: null,
    action: isDecided ? 'removed' : 'flagged',
    rule,
    askedBy: 'reader',
    appeal: 'none',
  });
  if (appealText !== undefined) await appeal(place, { id, topic, rule, appealText });
}

interface DemoAppeal {
  readonly id: string;
  readonly topic: string;
  readonly rule: ModerationRule;
  readonly appealText: string;
}

/** Appeals, which never go to the moderator who decided first. */
async function appeal({ transaction, nowMs, decider }: Place, { id, topic, rule, appealText }: DemoAppeal): Promise<void> {
  await transaction
    .insertInto('moderation_item')
    .values({
      ...item(id, nowMs),
      cause: 'appeal',
      stage: 'second',
      suggested_rule: rule,
      appeal_text: sanitized(appealText),
      former: 'remove',
      former_decider: decider,
    })
    .execute();
  await addToLedger(transaction, nowMs, {
    community: topic,
    itemId: id,
    itemKind: 'post',
    stars: null,
    action: 'appealed',
    rule,
    askedBy: 'author',
    appeal: 'open',
  });
}

async function putInQueue(place: Place, author: string, { topic, title, content, reason, notes, stage }: (typeof waiting)[number]): Promise<void> {
  const isSecond = stage === 'second';
  const id = await post(place, { author, topic, title, content, status: isSecond ? 'AUTHOR_REJECTED' : 'FLAGGED', at: place.nowMs - 30 * hourMs });
  await report(place, id, reason, notes);
  await place.transaction
    .insertInto('moderation_item')
    .values({
      ...item(id, place.nowMs),
      suggested_rule: reason,
      ...(isSecond && {
        cause: 'appeal',
        stage: 'second',
        appeal_text: ownWords('I was there, and I name nobody.'),
        former: 'remove',
        former_decider: 'somebody-of-the-demo',
      }),
    })
    .execute();
  const entry = { community: topic, itemId: id, itemKind: 'post', stars: null, rule: reason } as const;
  await addToLedger(place.transaction, place.nowMs, { ...entry, action: isSecond ? 'removed' : 'flagged', askedBy: 'reader', appeal: 'none' });
  if (isSecond) await addToLedger(place.transaction, place.nowMs, { ...entry, action: 'appealed', askedBy: 'author', appeal: 'open' });
}

/** Reports by three readers, which send a post to the queue. */
async function report({ transaction, nowMs, secrets }: Place, thing: string, rule: ModerationRule, notes: readonly string[] = []): Promise<void> {
  const reporters = Array.from({ length: 3 }, (_, number) => ({
    thing,
    reporter: `demo-${number}`,
    reason: rule === 'author' || rule === 'court' ? ('other' as const) : rule,
    sealed_note: sealedNote(secrets, thing, sanitized(notes[number] ?? '')),
    filed_on: dayOf(nowMs),
  }));
  await transaction.insertInto('report').values(reporters).execute();
}

const item = (thing: string, nowMs: number) => ({
  id: randomId(),
  thing,
  thing_type: 'POST' as const,
  cause: 'reports' as const,
  stage: 'first' as const,
  opened_on: dayOf(nowMs),
});

async function post(
  { transaction }: Place,
  {
    author,
    topic,
    title,
    content,
    status,
    at,
  }: {
    readonly author: string;
    readonly topic: string;
    readonly title: string;
    readonly content: string;
    readonly status: 'LIVE' | 'FLAGGED' | 'AUTHOR_REJECTED';
    readonly at: number;
  },
): Promise<string> {
  const id = randomId();
  const community = await transaction.selectFrom('community').select('id').where('type', '=', 'topic').where('url_name', '=', topic).executeTakeFirstOrThrow();
  const heat = rankScore({ postedAtMs: at, upVotes: 0, downVotes: 0, commentsCount: 0, requestsCount: 0 });
  await transaction
    .insertInto('post')
    .values({
      id,
      community_id: community.id,
      author_ref: author,
      kind: 'text',
      status,
      ...checked({ title: sanitized(title), content: sanitized(content) }),
      posted_at: new Date(at),
      heat,
    })
    .execute();
  if (status === 'LIVE')
    await transaction
      .updateTable('community')
      .set((row) => ({ posts_count: row('posts_count', '+', 1) }))
      .where('id', '=', community.id)
      .execute();
  return id;
}
