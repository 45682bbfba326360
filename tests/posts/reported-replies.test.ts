import { describe, expect, it } from 'vitest';
import { noRequest } from '#server/app/contract/no-request.ts';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { aCompany } from '#tests/companies.ts';
import { aMember } from '#tests/members.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { aKnownReview, keepReviews, replyIdOf } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';

const koyal = aCompany({ name: 'Koyal Pay' });
const review = aKnownReview({ companyId: koyal.companyId, likes: 'Kind seniors and a canteen.', reply: 'Ask Ramesh of the night shift.' });
const replyId = replyIdOf(review.reviewId);
const reply = { resourceId: replyId, resourceType: 'REPLY' } as const;

async function aReportedReply() {
  const server = await openPersonaServer();
  await keepInTables(server.db, [koyal]);
  await keepReviews(server.db, [review]);
  const portsOf = (userId: string, role: 'member' | 'moderator') =>
    adaptersFor(server.parts)({ ...noRequest, caller: { sessionId: 's', member: aMember({ userId, role }), madeOn: '2026-01-01', expiresAt: Infinity } });
  const [reader, moderator, guest] = [portsOf('reader', 'member'), portsOf('moderator', 'moderator'), adaptersFor(server.parts)(noRequest)];
  expect(await reader.reports.file({ ...reply, reason: 'personal-details' })).toBe(true);
  return { db: server.db, reader, moderator, guest };
}

describe('a company’s reply that was reported (F-04)', () => {
  it('waits for a moderator with the review that it answers', async () => {
    const { moderator } = await aReportedReply();
    const [item] = (await moderator.queueItems.list()).items;
    expect(item).toMatchObject({ ...reply, texts: { text: review.reply }, about: { likes: review.likes }, place: { urlName: koyal.urlName } });
  });

  it('is taken down for readers, in the ledger, and told to who reported it', async () => {
    const { reader, moderator, guest } = await aReportedReply();
    const [item] = (await moderator.queueItems.list()).items;
    await moderator.moderations.decide(item?.itemId ?? '', { decision: 'remove', rule: 'personal-details' });
    expect((await guest.reviews.one(review.reviewId)).reply).toBeNull();
    expect((await guest.ledger.entries()).items).toMatchObject([{ itemId: replyId, itemKind: 'reply', action: 'removed', rule: 'personal-details' }]);
    expect((await guest.ledger.gone()).items).toEqual([{ itemId: replyId, itemKind: 'reply', status: 'AUTHOR_REJECTED' }]);
    expect((await reader.ownDecisions.list()).reports).toMatchObject([{ ...reply, outcome: 'removed', rule: 'personal-details' }]);
  });

  it('stays where no rule is broken, and comes back after a second look', async () => {
    const { reader, moderator, guest } = await aReportedReply();
    const [item] = (await moderator.queueItems.list()).items;
    await moderator.moderations.decide(item?.itemId ?? '', { decision: 'keep', rule: null });
    expect((await guest.reviews.one(review.reviewId)).reply?.text).toBe(review.reply);
    expect((await reader.ownDecisions.list()).reports).toMatchObject([{ outcome: 'kept' }]);
    await moderator.interventions.act(reply, { kind: 'remove', rule: 'false' });
    await moderator.interventions.act(reply, { kind: 'restore', rule: null });
    expect((await guest.reviews.one(review.reviewId)).reply?.text).toBe(review.reply);
  });

  it('is read with the writer’s answer, which goes with no other reply', async () => {
    const { db, moderator, guest } = await aReportedReply();
    const answer = { answer: ownWords('It names him still.'), answered_on: '2026-11-09', answered_id: replyId };
    await db.updateTable('review').set(answer).where('id', '=', review.reviewId).execute();
    expect((await guest.reviews.one(review.reviewId)).reply?.answer).toEqual({ text: 'It names him still.', week: '2026-W46' });
    await moderator.interventions.act(reply, { kind: 'remove', rule: 'personal-details' });
    await db
      .insertInto('company_reply')
      .values({
        company_id: koyal.companyId,
        id: 'y-another',
        author_ref: 'desk',
        locked_for: null,
        posted_at: new Date('2026-11-20T00:00:00Z'),
        about_id: review.reviewId,
        nth: 2,
        text: ownWords('Ask the desk on floor 2.'),
        replied_on: '2026-11-20',
      })
      .execute();
    expect((await guest.reviews.one(review.reviewId)).reply).toMatchObject({ text: 'Ask the desk on floor 2.', answer: null });
  });
});
