import { describe, expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { digestEndingLastsMs } from '#core/digests/digest.ts';
import { nextDigestMs, weekMs } from '#core/digests/digest-week.ts';
import { Failure } from '#core/failure.ts';
import { rankScore } from '#core/feeds/feed-order.ts';
import { dayMs, hourMs } from '#core/figures/durations.ts';
import { confirmationEndsMs } from '#core/mail/mail-address.ts';
import type { Mail, Mails } from '#core/mail/mails.ts';
import { checked, ownWords, sanitized } from '#server/adapters/content/sanitized-text.ts';
import { sendNextDigest } from '#server/adapters/digests/send-digests.ts';
import { noMails } from '#server/adapters/mail/no-mails.ts';
import { digestKeyOf } from '#server/adapters/mail/digest-key.ts';
import { sealedAddress } from '#server/adapters/mail/sealed-address.ts';
import { plantDigest, plantedAddress } from '#server/demo/digests/plant-digest.ts';
import { aCommunity } from '#tests/content.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { openLoginServer, type LoginServer } from '#tests/login/login-server.ts';
import { placesHolding, signedIn, userIdOf, writtenUnder } from '#tests/login/signed-in.ts';
import { keepCommunities } from '#tests/post-server.ts';
import { testDeclarations } from '#tests/database.ts';

const address = 'asha.rao+weekly@example.in';
const json = (body: object) => ({ payload: JSON.stringify(body) });

interface Planted {
  readonly id: string;
  readonly community: string;
  readonly author?: string;
  readonly daysAgo?: number;
  readonly ups?: number;
  readonly comments?: number;
  readonly status?: 'LIVE' | 'AUTHOR_REJECTED' | 'DELETED';
  readonly title?: string;
}

const joined = aCommunity({ name: 'Notice periods', names: { hi: 'नोटिस की अवधि' } });
const other = aCommunity({ name: 'Appraisals' });

async function plant({ db, clock }: LoginServer, posts: readonly Planted[]): Promise<void> {
  for (const { id, community, author = 'somebody', daysAgo = 1, ups = 0, comments = 0, status = 'LIVE', title = `What ${id} asks` } of posts) {
    const postedAtMs = clock.now() - daysAgo * dayMs;
    const heat = rankScore({ postedAtMs, upVotes: ups, downVotes: 0, commentsCount: comments, requestsCount: 0 });
    const texts = checked({ title: sanitized(title), content: sanitized('And a text of its own.') });
    await db
      .insertInto('post')
      .values({
        id,
        community_id: community,
        author_ref: author,
        kind: 'text',
        status,
        heat,
        up_count: ups,
        comments_count: comments,
        posted_at: new Date(postedAtMs),
        ...texts,
      })
      .execute();
  }
}

interface Opened extends LoginServer {
  readonly me: TestBrowser;
  readonly accountId: string;
  readonly send: (otherwise?: { readonly mails?: Mails }) => Promise<readonly Mail[]>;
  readonly untilDue: () => void;
}

async function openInstance(): Promise<Opened> {
  const server = await openLoginServer();
  const { db, clock, secrets, mailbox } = server;
  await keepCommunities(db, [joined, other]);
  await db
    .insertInto('persona')
    .values(
      ['somebody', 'a muted author'].map((ref) => ({ ref, kind: 'DESIGNATION' as const, name: ownWords('Product Manager'), name_key: null, avatar: null })),
    )
    .execute();
  const me = await signedIn(server);
  const accountId = await userIdOf(me);
  const send: Opened['send'] = async ({ mails = mailbox } = {}) => {
    const before = new Set<Mail>(mailbox.list());
    const parts = { ...testDeclarations, db, clock, secrets, mails, brand: productBrand, pagesUrl: 'https://daftar.test' };
    while (await sendNextDigest(parts));
    return mailbox.list().filter((mail) => !before.has(mail));
  };
  const untilDue = () => clock.advance(nextDigestMs(digestKeyOf(secrets, accountId), clock.now()) - clock.now());
  return { ...server, me, accountId, send, untilDue };
}

const linkIn = (mail: Mail | undefined, purpose: string): string =>
  new RegExp(`https://daftar\\.test(/mail/${purpose}/[\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';

/** Confirms an address by following the mailed link in a signed-out browser. */
async function confirmed(instance: Opened, language: 'en' | 'hi' = 'en'): Promise<void> {
  const given = await instance.me.call('saveMailAddress', json({ address, language }));
  expect(given.json()).toEqual({ maskedAddress: 'a•••@example.in', isConfirmed: false });
  const [mail] = instance.mailbox.list();
  expect(mail?.to).toBe(address);
  const link = linkIn(mail, 'confirm');
  const reader = instance.browser();
  const page = await reader.ask(link);
  expect([page.statusCode, page.payload.includes('<form method="post">')]).toEqual([200, true]);
  expect((await instance.me.call('getMailAddress')).json().isConfirmed).toBe(false);
  expect((await reader.ask(link, { method: 'POST' })).statusCode).toBe(200);
  expect((await instance.me.call('getMailAddress')).json().isConfirmed).toBe(true);
  await instance.me.call('subscribe', json({ topics: ['weekly-digest'] }));
}

describe('the weekly mail', () => {
  it('tells of the liveliest posts, once, until they leave by its link', async () => {
    const instance = await openInstance();
    await confirmed(instance);
    instance.untilDue();
    const at = joined.entityId;
    const muted = instance.secrets.reference('mutes', instance.accountId);
    await instance.db.insertInto('mute').values({ id: 'mute', muter: muted, author_ref: 'a muted author', kind: 'MUTE' }).execute();
    await plant(instance, [
      ...[1, 2, 3, 4, 5, 6].map((ups) => ({ id: `post${ups}`, community: at, ups, comments: ups === 6 ? 3 : 0 })),
      { id: 'old', community: at, ups: 90, daysAgo: 8 },
      { id: 'muted', community: at, ups: 90, author: 'a muted author' },
      { id: 'hidden', community: at, ups: 90 },
      { id: 'removed', community: at, ups: 90, status: 'AUTHOR_REJECTED' },
    ]);
    await instance.db
      .insertInto('hidden_post')
      .values({ viewer: instance.secrets.reference('hidden', instance.accountId), post_id: 'hidden' })
      .execute();
    const [mail, ...more] = await instance.send();
    expect(more).toEqual([]);
    expect([...(mail?.text.matchAll(/https:\/\/daftar\.test\/p\/(\w+)$/gm) ?? [])].map(([, id]) => id)).toEqual(['post6', 'post5', 'post4', 'post3', 'post2']);
    expect(mail?.text).toContain('What post6 asks\nNotice periods · 3 comments\n');
    expect(mail?.to).toBe(address);
    expect(await instance.send()).toEqual([]);

    const leave = linkIn(mail, 'leave');
    expect(mail?.leaveUrl).toBe(`https://daftar.test${leave}`);
    const chosen = () => instance.db.selectFrom('subscription').select('topic').execute();
    const scanner = instance.browser();
    expect((await scanner.ask(leave)).payload).toContain('Stop sending me these');
    expect(await chosen()).toHaveLength(1);
    const oneClick = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' };
    for (let times = 0; times < 2; times++) {
      const left = await instance.browser().ask(leave, { method: 'POST', headers: oneClick, payload: 'List-Unsubscribe=One-Click' });
      expect([left.statusCode, left.headers['set-cookie']]).toEqual([200, undefined]);
      expect(left.payload).toContain('You will not get these any more.');
    }
    expect(await chosen()).toEqual([]);
    instance.clock.advance(weekMs);
    await plant(instance, [{ id: 'later', community: at }]);
    expect(await instance.send()).toEqual([]);
  });

  it('can be left for half a year, and by nothing that was made up', async () => {
    const instance = await openInstance();
    await confirmed(instance);
    instance.untilDue();
    await plant(instance, [{ id: 'post', community: joined.entityId }]);
    const [mail] = await instance.send();
    const leave = linkIn(mail, 'leave');
    const press = async (link: string) => (await instance.browser().ask(link, { method: 'POST' })).statusCode;
    const token = leave.slice('/mail/leave/'.length);
    const confirming = instance.secrets.seal('mail confirmation', { accountId: instance.accountId, topic: 'weekly-digest', until: Number.MAX_SAFE_INTEGER });
    for (const wrong of [`${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`, token.slice(4), 'x', confirming])
      expect(await press(`/mail/leave/${wrong}`)).toBe(400);
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(instance.accountId);
    instance.clock.advance(digestEndingLastsMs - 1);
    expect(await instance.db.selectFrom('subscription').selectAll().execute()).toHaveLength(1);
    expect(await press(leave)).toBe(200);
    expect(await instance.db.selectFrom('subscription').selectAll().execute()).toEqual([]);
    instance.clock.advance(1);
    expect(await press(leave)).toBe(400);
  });

  it('counts nothing that its reader does not want to be notified of', async () => {
    const instance = await openInstance();
    await confirmed(instance);
    const own: object = (await instance.me.call('getMessagePreferences')).json();
    expect((await instance.me.call('saveMessagePreferences', json({ ...own, votes: false }))).statusCode).toBe(200);
    const { recipient, ...rest } = { recipient: await writtenUnder(instance, instance.accountId), thing: 'quiet', told_on: '2026-11-22' };
    instance.untilDue();
    await plant(instance, [{ id: 'quiet', community: joined.entityId, author: recipient, ups: 5 }]);
    for (const kind of ['votes', 'decision'] as const)
      await instance.db
        .insertInto('notification')
        .values({ id: kind, recipient, kind, cause: '10', ...rest, told_at: new Date(instance.clock.now()) })
        .execute();
    const [mail] = await instance.send();
    expect(mail?.text).toContain('1 notification waits for you.');
  });

  it('counts what is unseen, and names neither its reader nor what they wrote', async () => {
    const instance = await openInstance();
    await confirmed(instance, 'hi');
    const persona = await writtenUnder(instance, instance.accountId);
    instance.untilDue();
    await plant(instance, [{ id: 'mine', community: joined.entityId, author: persona, ups: 5, title: 'A thread that I began' }]);
    await instance.db
      .insertInto('notification')
      .values({ id: 'told', recipient: persona, kind: 'votes', thing: 'mine', cause: '10', told_on: '2026-11-22', told_at: new Date(instance.clock.now()) })
      .execute();
    const [mail] = await instance.send();
    expect(mail?.text).toContain('1 सूचना आपका इंतज़ार कर रही है।');
    expect(mail?.text).toContain('नोटिस की अवधि');
    // The reader's own thread is shown as anyone's: it is the liveliest, and its absence would say more.
    expect(mail?.text).toContain('A thread that I began');
    for (const said of [mail?.text ?? '', mail?.html ?? '']) expect(said).not.toContain(instance.accountId);
  });

  it('does not leave without news, where unwanted, or where the account rests', async () => {
    const instance = await openInstance();
    await confirmed(instance);
    instance.untilDue();
    expect(await instance.send()).toEqual([]);
    await plant(instance, [{ id: 'post', community: joined.entityId, daysAgo: -1 }]);
    expect(await instance.send()).toEqual([]);
    await instance.db.updateTable('account').set({ resting_since: '2026-11-22' }).where('id', '=', instance.accountId).execute();
    instance.clock.advance(weekMs);
    expect(await instance.send()).toEqual([]);
    await instance.db.updateTable('account').set({ resting_since: null }).where('id', '=', instance.accountId).execute();
    await instance.db.deleteFrom('subscription').execute();
    instance.clock.advance(weekMs);
    await plant(instance, [{ id: 'another', community: joined.entityId }]);
    expect(await instance.send()).toEqual([]);
  });

  it('tells of all communities, for no row says which of them a member joined', async () => {
    const instance = await openInstance();
    await confirmed(instance);
    instance.untilDue();
    await plant(instance, [{ id: 'elsewhere', community: other.entityId }]);
    const [mail] = await instance.send();
    expect(mail?.text).toContain('What elsewhere asks');
    expect(mail?.text).not.toContain('your communities');
  });

  it('is one for each member and week, of however many processes that send', async () => {
    const instance = await openInstance();
    const { db, secrets, clock } = instance;
    const ids = Array.from({ length: 24 }, (_, at) => `member${at}`);
    await db
      .insertInto('account')
      .values(ids.map((id) => ({ id, display_name: ownWords('Quiet Banyan'), made_on: '2026-11-01' })))
      .execute();
    await db
      .insertInto('subscription')
      .values(ids.map((account_id) => ({ account_id, topic: 'weekly-digest' as const })))
      .execute();
    await db
      .insertInto('mail_address')
      .values(
        ids.map((id) => ({
          account_id: id,
          sealed: sealedAddress(secrets, id, `${id}@example.in`),
          language: 'en' as const,
          is_confirmed: true,
          next_at: new Date(nextDigestMs(digestKeyOf(secrets, id), clock.now())),
        })),
      )
      .execute();
    clock.advance(3 * dayMs);
    await plant(instance, [{ id: 'post', community: joined.entityId }]);
    const sent = async () =>
      (await Promise.all([instance.send(), instance.send(), instance.send()]).then(() => instance.mailbox.list())).map(({ to }) => to).toSorted();
    expect(await sent()).toEqual(ids.map((id) => `${id}@example.in`).toSorted());
    clock.advance(weekMs);
    await plant(instance, [{ id: 'next', community: joined.entityId }]);
    expect(await sent()).toEqual(ids.map((id) => `${id}@example.in`).toSorted());
  });

  it('is not sent twice where a process dies while it hands it over', async () => {
    const instance = await openInstance();
    await confirmed(instance);
    instance.untilDue();
    await plant(instance, [{ id: 'post', community: joined.entityId }]);
    const handed = await new Promise<Mail>((resolve) => {
      void instance.send({ mails: { canSend: () => true, send: (mail) => new Promise(() => resolve(mail)), forget: async () => undefined } });
    });
    expect(handed.to).toBe(address);
    instance.clock.advance(weekMs - 1);
    expect(await instance.send()).toEqual([]);
  });

  it('retries an absent mail server in an hour under one name, refused addresses never', async () => {
    const instance = await openInstance();
    await confirmed(instance);
    instance.untilDue();
    await plant(instance, [{ id: 'post', community: joined.entityId }]);
    const names: (string | undefined)[] = [];
    const failing = (code?: string): Mails => ({
      canSend: () => true,
      send: async ({ name }) => {
        names.push(name);
        throw new Failure('offline', 'no', code === undefined ? {} : { code });
      },
      forget: async () => undefined,
    });
    expect(await instance.send({ mails: noMails })).toEqual([]);
    await expect(instance.send({ mails: failing() })).rejects.toMatchObject({ kind: 'offline' });
    expect(await instance.send()).toEqual([]);
    instance.clock.advance(hourMs);
    const [mail, ...more] = await instance.send();
    expect([mail?.name, more]).toEqual([names[0], []]);
    instance.clock.advance(weekMs);
    await plant(instance, [{ id: 'next', community: joined.entityId }]);
    await instance.send({ mails: failing('MAIL_ADDRESS_REFUSED') });
    expect(names[1]).not.toBe(names[0]);
    instance.clock.advance(hourMs);
    expect(await instance.send()).toEqual([]);
  });
});

describe('the weekly mail of the demo', () => {
  it('is in the development mailbox after every start, with links that work there', async () => {
    const instance = await openInstance();
    await plantDigest(instance.db, instance.secrets, instance.clock.now());
    await plant(instance, [{ id: 'post', community: joined.entityId }]);
    const [mail] = await instance.send();
    expect(mail?.to).toBe(plantedAddress);
    const page = (await instance.browser().ask('/dev/mail')).payload;
    expect(page).toContain('What post asks');
    expect(page).toContain(`<a href="${linkIn(mail, 'leave')}">`);
    expect(page).toContain('<a href="/p/post">');
    await plantDigest(instance.db, instance.secrets, instance.clock.now());
    expect(await instance.send()).toHaveLength(1);
    await confirmed(instance);
    await plantDigest(instance.db, instance.secrets, instance.clock.now());
    expect((await instance.me.call('getMailAddress')).json()).toEqual({ maskedAddress: 'a•••@example.in', isConfirmed: true });
    expect(await instance.send()).toEqual([]);
  });
});

describe('a mail address', () => {
  it('lies in no table in clear, and goes with the account', async () => {
    const instance = await openInstance();
    await confirmed(instance);
    expect(await placesHolding(instance.db, [address, 'asha.rao@example.in', 'example.in'])).toEqual([]);
    expect((await instance.me.call('deleteUser')).statusCode).toBe(200);
    expect(await instance.db.selectFrom('mail_address').selectAll().execute()).toEqual([]);
  });

  it('that is not confirmed is mailed nothing more, and forgotten after a week', async () => {
    const instance = await openInstance();
    await instance.me.call('saveMailAddress', json({ address, language: 'en' }));
    await instance.me.call('subscribe', json({ topics: ['weekly-digest'] }));
    const link = linkIn(instance.mailbox.list()[0], 'confirm');
    await plant(instance, [{ id: 'post', community: joined.entityId }]);
    instance.clock.advance(confirmationEndsMs(instance.clock.now()) - instance.clock.now() - 1);
    expect(await instance.send()).toEqual([]);
    expect(await instance.db.selectFrom('mail_address').select('account_id').execute()).toHaveLength(1);
    instance.clock.advance(1);
    expect(await instance.send()).toEqual([]);
    expect(await instance.db.selectFrom('mail_address').select('account_id').execute()).toEqual([]);
    expect((await instance.browser().ask(link, { method: 'POST' })).statusCode).toBe(400);
  });
});
