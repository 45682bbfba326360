import { describe, expect, it } from 'vitest';
import { usualPushWishes, type PushWishes } from '#core/notifications/push-wishes.ts';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { SqlDevices } from '#server/adapters/notifications/sql-devices.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { pushKeysOf } from '#server/adapters/notifications/push-keys.ts';
import { sendPushes } from '#server/adapters/notifications/send-pushes.ts';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import { tellEvents } from '#server/adapters/notifications/tell-events.ts';
import { VapidPushMessages } from '#server/adapters/notifications/vapid-push-messages.ts';
import { FakePushMessages } from '#tests/fakes/notifications/fake-push-messages.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { MemberPorts, PostServer } from '#tests/post-server.ts';
import { aPushService } from '#tests/push-service.ts';
import { aPostServer, draftOf, published } from './helpers.ts';
import { testDeclarations } from '#tests/database.ts';

const atNoon = Date.parse('2026-11-24T12:00:00+05:30');
const awake: PushWishes = { ...usualPushWishes, quietHours: null };

async function keepSession({ db, clock }: PostServer, { caller }: MemberPorts): Promise<void> {
  const { userId } = caller.member;
  const now = new Date(clock.now());
  const later = new Date(clock.now() + 31 * 86_400_000);
  await db
    .insertInto('account')
    .values({ id: userId, display_name: ownWords('Somebody'), made_on: '2026-01-01' })
    .execute();
  const hashes = { handle_hash: userId, access_hashes: [], refresh_hashes: [] };
  const seen = { source: 'GOOGLE', browser: 'Firefox', system: 'Linux', used_on: '2026-11-24' };
  await db
    .insertInto('session')
    .values({ id: caller.sessionId, account_id: userId, ...hashes, ...seen, changed_at: now, signed_in_at: now, access_ends_at: later, ends_at: later })
    .execute();
}

async function opened(wishes: PushWishes = awake, profileType: ProfileType = 'DESIGNATION') {
  const server = await aPostServer();
  server.clock.advance(atNoon - server.clock.now());
  const messages = new FakePushMessages();
  const [author, answerer] = [server.aMember({ as: 'DESIGNATION' }), server.aMember()];
  for (const member of [author, answerer]) await keepSession(server, member);
  const devices = { author: 'the-phone-of-the-author', answerer: 'the-phone-of-who-answers' };
  for (const token of Object.values(devices)) messages.devices.set(token, []);
  await author.devices.register(devices.author, wishes);
  await answerer.devices.register(devices.answerer, awake);
  const postId = await published(server, author, { profileType, title: 'Is 90 days usual at Nimbus Labs?' });
  const answer = async (by = answerer, text = 'Ask for it in writing.') => {
    const outcome = await by.comments.write(postId, draftOf(text));
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    await tellEvents(server, server.clock.now());
    return outcome.comment.commentId;
  };
  const send = async () => {
    while ((await sendPushes({ ...server, messages }, server.clock.now())) > 0);
    return messages.devices.get(devices.author) ?? [];
  };
  const waiting = async () => (await server.db.selectFrom('push').select('id').execute()).length;
  return { server, messages, author, answerer, devices, postId, answer, send, waiting };
}

describe('a message to the devices of who is notified (R-175, R-178)', () => {
  it('comes to the one who asked, reveals nothing, and leads there', async () => {
    const { answer, send, messages, devices, postId, waiting } = await opened();
    const commentId = await answer();
    expect(await send()).toMatchObject([{ title: '', body: '', url: expect.stringMatching(`^/p/${postId}\\?comment=${commentId}&notification_id=\\w+$`) }]);
    expect([messages.devices.get(devices.answerer), await waiting()]).toEqual([[], 0]);
  });

  it('says what happened where the member allows it, and never who did it or where', async () => {
    const { answer, send } = await opened({ ...awake, showsContent: true, language: 'hi' });
    await answer();
    const [message] = await send();
    expect([message?.title, message?.body]).toEqual(['किसी ने आपकी पोस्ट पर जवाब दिया', '']);
  });

  it('is one for all that was answered since, and reports its click', async () => {
    const { server, author, answer, send } = await opened({ ...awake, showsContent: true });
    await answer();
    await answer(server.aMember(), 'Mine agreed to sixty.');
    const messages = await send();
    expect(messages.map(({ title }) => title)).toEqual(['Someone and 1 other answered your post']);
    await author.notifications.pressed(messages[0]?.k ?? '');
    expect(await author.notifications.list('phone', 'en')).toMatchObject([{ status: 2 }]);
  });

  it('comes only to the device that a made-up name registered, without a session (F-07)', async () => {
    const { server, messages, author, answer, send, devices } = await opened(awake, 'ANONYMOUS');
    await author.devices.unregister(devices.author);
    const persona = author.key;
    const byKey = new SqlDevices(new RequestScope({ ...testDeclarations, ...server, context: { ...noRequest, persona } }), undefined);
    messages.devices.set('the-name-on-the-phone', []);
    for (let token = 0; token < 12; token++) await byKey.registerName(`an-older-token-${token}`, awake);
    await byKey.registerName('the-name-on-the-phone', awake);
    expect(await server.db.selectFrom('persona_device').select('persona_ref').execute()).toHaveLength(10);
    await answer();
    expect([await send(), messages.devices.get('the-name-on-the-phone')]).toMatchObject([[], [{ k: '', url: expect.stringMatching(/#notification_id=\w+$/) }]]);
    expect(await server.db.selectFrom('persona_device').select('persona_ref').execute()).toHaveLength(1);
  });

  it('waits for the end of quiet hours', async () => {
    const { server, answer, send, waiting } = await opened({ ...awake, quietHours: { from: 12, until: 14 } });
    await answer();
    expect([await send(), await waiting()]).toEqual([[], 1]);
    server.clock.advance(2 * 3_600_000);
    expect(await send()).toHaveLength(1);
  });

  it('does not come of unwanted topics, nor of seen, removed or muted things', async () => {
    const unwanted = await opened({ ...awake, topics: ['polls', 'decisions'] });
    await unwanted.answer();
    expect([await unwanted.waiting(), await unwanted.send()]).toEqual([0, []]);
    const seen = await opened();
    await seen.answer();
    await seen.author.notifications.view((await seen.author.notifications.list('phone', 'en')).map(({ notificationId }) => notificationId));
    expect([await seen.send(), await seen.waiting()]).toEqual([[], 0]);
    const removed = await opened();
    await removed.answerer.comments.remove(await removed.answer());
    expect(await removed.send()).toEqual([]);
    const muted = await opened();
    const commentId = await muted.answer();
    await muted.author.mutes.add({ resourceId: commentId, resourceType: 'COMMENT' }, 'MUTE', 'DESIGNATION');
    expect(await muted.send()).toEqual([]);
  });

  it('does not come after the session is over, and forgets a missing device', async () => {
    const over = await opened();
    await over.answer();
    await over.server.db
      .updateTable('session')
      .set({ ends_at: new Date(atNoon - 1) })
      .execute();
    expect([await over.send(), await over.waiting()]).toEqual([[], 0]);
    const gone = await opened();
    gone.messages.devices.delete(gone.devices.author);
    await gone.answer();
    await gone.send();
    const left = await gone.server.db.selectFrom('device').select('session_id').execute();
    expect([left, await gone.waiting()]).toEqual([[{ session_id: gone.answerer.caller.sessionId }], 0]);
  });

  it('is tried four times while its push service is busy', async () => {
    const { server, messages, devices, answer, send, waiting } = await opened();
    messages.busy.add(devices.author);
    await answer();
    for (let tried = 1; tried < 4; tried++) {
      expect([await send(), await waiting()]).toEqual([[], 1]);
      server.clock.advance(4 ** tried * 60_000);
    }
    expect([await send(), await waiting()]).toEqual([[], 0]);
  });

  it('leaves no trace in the database joining a device with its member’s writing (F-15)', async () => {
    const { server, postId, author, answer } = await opened({ ...awake, quietHours: { from: 12, until: 14 } });
    const commentId = await answer();
    const rows = JSON.stringify(await Promise.all((['push', 'device'] as const).map((table) => server.db.selectFrom(table).selectAll().execute())));
    const { userId } = author.caller.member;
    for (const notified of [postId, commentId, server.secrets.personaOf(userId), server.secrets.reference('requests', userId)])
      expect(rows).not.toContain(notified);
  });

  it('goes to devices whose rows join no account with a made-up name (F-07)', async () => {
    const { server, author } = await opened();
    const byKey = new SqlDevices(new RequestScope({ ...testDeclarations, ...server, context: { ...noRequest, persona: author.key } }), undefined);
    const unusual: PushWishes = { language: 'hi', topics: ['polls'], quietHours: { from: 3, until: 17 }, showsContent: true };
    await author.devices.register('one-token-for-both', unusual);
    await byKey.registerName('one-token-for-both', unusual);
    const device = await server.db.selectFrom('device').selectAll().where('session_id', '=', author.caller.sessionId).executeTakeFirstOrThrow();
    const ofName = await server.db.selectFrom('persona_device').selectAll().executeTakeFirstOrThrow();
    const [ones, others] = [device, ofName].map((row) => new Set(Object.values(row).flat().map(String)));
    expect([...(ones ?? [])].filter((value) => others?.has(value))).toEqual([]);
    expect(Object.keys(ofName).toSorted()).toEqual(['key', 'names', 'persona_ref', 'registered_on', 'sealed']);
    expect([...(ones ?? [])].map((value) => value.length).toSorted()).toEqual(expect.arrayContaining([ofName.sealed.length]));
  });

  it('is read by its browser alone (RFC 8291)', async () => {
    const { server, author, answer } = await opened();
    const service = await aPushService();
    const browser = service.browser();
    await author.devices.register(browser.token, awake);
    await answer();
    const messages = new VapidPushMessages({ keys: pushKeysOf(server.secrets), subject: 'mailto:hello@daftar.example' }, service.fetch);
    await sendPushes({ ...server, messages }, server.clock.now());
    expect(browser.arrived.map(({ payload }) => payload)).toMatchObject([{ title: '', tag: expect.stringContaining('answer-') }]);
  });
});
