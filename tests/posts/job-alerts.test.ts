import { describe, expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { nextDigestMs } from '#core/digests/digest-week.ts';
import { dayMs, hourMs } from '#core/figures/durations.ts';
import { mostJobAlerts } from '#core/jobs/job-alerts.ts';
import { usualPushWishes } from '#core/notifications/push-wishes.ts';
import { ownWords } from '#server/adapters/content/sanitized-text.ts';
import { sendNextDigest } from '#server/adapters/digests/send-digests.ts';
import { digestKeyOf } from '#server/adapters/mail/digest-key.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { sealedAddress } from '#server/adapters/mail/sealed-address.ts';
import { sendPushes } from '#server/adapters/notifications/send-pushes.ts';
import { tellNextAlert } from '#server/adapters/notifications/tell-alerts.ts';
import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { testDeclarations } from '#tests/database.ts';
import { FakePushMessages } from '#tests/fakes/notifications/fake-push-messages.ts';
import { koyal } from '#tests/companies.ts';
import { anAlert, keepJob } from '#tests/fakes/jobs/listed-jobs.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { aPostServer, withdrawn } from './helpers.ts';

const atNoon = Date.parse('2026-11-20T12:00:00+05:30');
const searchUrl = '/jobs?job_profile=software-engineer&location=pune';

/** Server with jobs, an alert for software engineers in Pune, and notifying rounds. */
async function opened() {
  const server = await aPostServer();
  server.clock.advance(atNoon - server.clock.now());
  await keepInTables(server.db, [koyal]);
  await fillReferences(server.db);
  const member = server.aMember({ as: 'DESIGNATION' });
  const here = await keepJob(server.db, { firstSeen: '2026-11-20' });
  const alert = await member.jobAlerts.create(anAlert());
  const parts = { ...server, jobs: server.guest.jobs };
  const tell = async () => {
    while (await tellNextAlert(parts, server.clock.now()));
  };
  const list = (language: 'en' | 'hi' = 'en') => member.notifications.list('phone', language);
  return { server, member, alert, here, parts, tell, list };
}

describe('new jobs for an alert (R-192)', () => {
  it('are notified in one line, leading to a list without earlier jobs', async () => {
    const { server, tell, list } = await opened();
    await tell();
    expect(await list()).toEqual([]);
    await keepJob(server.db, { firstSeen: '2026-11-20' });
    await keepJob(server.db, { firstSeen: '2026-11-20', city: 'mumbai' });
    server.clock.advance(hourMs);
    await tell();
    server.clock.advance(dayMs);
    const newest = await keepJob(server.db, { firstSeen: '2026-11-21', title: 'Staff Engineer' });
    await tell();
    const [line, ...more] = await list();
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      kind: 'jobAlert',
      status: 0,
      title: '2 new jobs for Software Engineer in Pune',
      body: 'Staff Engineer · Koyal Pay',
      url: `${searchUrl}&rid=${newest}`,
    });
    expect(await list('hi')).toMatchObject([{ title: 'Pune में Software Engineer के लिए 2 नई नौकरियाँ' }]);
  });

  it('are notified once each, of however many servers, whichever ends in between', async () => {
    const { server, parts, tell, list } = await opened();
    await keepJob(server.db, { firstSeen: '2026-11-20' });
    server.clock.advance(hourMs);
    const dying = {
      ...parts,
      secrets: {
        ...server.secrets,
        unseal: () => {
          throw new Error('The server ends here.');
        },
      },
    };
    await expect(tellNextAlert(dying as never, server.clock.now())).rejects.toThrow('ends here');
    server.clock.advance(hourMs);
    await Promise.all([tell(), tell(), tell()]);
    server.clock.advance(hourMs);
    await tell();
    expect(await list()).toMatchObject([{ title: '1 new job for Software Engineer in Pune' }]);
    expect(await server.db.selectFrom('notification').select('id').execute()).toHaveLength(1);
  });

  it('are never those with signs of a scam, nor stale or closed ones', async () => {
    const { server, tell, list } = await opened();
    await keepJob(server.db, { firstSeen: '2026-11-20', scamSigns: ['fee'] });
    await keepJob(server.db, { firstSeen: '2026-11-20', lastConfirmed: '2026-10-01' });
    const closed = await keepJob(server.db, { firstSeen: '2026-11-20' });
    server.clock.advance(hourMs);
    await tell();
    expect(await list()).toHaveLength(1);
    await server.db.updateTable('job').set({ closed_on: '2026-11-20' }).where('id', '=', closed).execute();
    expect(await list()).toEqual([]);
  });

  it('go to nobody else, and end with the alert or the account', async () => {
    const { server, member, alert, tell, list } = await opened();
    await keepJob(server.db, { firstSeen: '2026-11-20' });
    server.clock.advance(hourMs);
    await tell();
    expect(await server.aMember({ as: 'DESIGNATION' }).notifications.list('phone', 'en')).toEqual([]);
    await member.jobAlerts.remove(alert.jobAlertId);
    expect(await list()).toEqual([]);
    await member.jobAlerts.create(anAlert());
    const { counts } = await withdrawn(server, member);
    expect(counts).toMatchObject({ jobAlerts: 1, notifications: 1 });
    for (const table of ['job_alert', 'notification'] as const) expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('are read once they were opened, and the next ones make another line', async () => {
    const { server, member, tell, list } = await opened();
    await keepJob(server.db, { firstSeen: '2026-11-20' });
    server.clock.advance(hourMs);
    await tell();
    await member.notifications.read((await list()).map(({ notificationId }) => notificationId));
    server.clock.advance(dayMs);
    await keepJob(server.db, { firstSeen: '2026-11-21' });
    await tell();
    expect(await list()).toMatchObject([
      { status: 0, title: '1 new job for Software Engineer in Pune' },
      { status: 2, title: '1 new job for Software Engineer in Pune' },
    ]);
  });

  it('come to the member’s devices, after quiet hours, if jobs are wanted', async () => {
    const { server, member, tell } = await opened();
    const [messages, now] = [new FakePushMessages(), new Date(server.clock.now())];
    const { userId } = member.caller.member;
    const later = new Date(server.clock.now() + 31 * dayMs);
    await server.db
      .insertInto('account')
      .values({ id: userId, display_name: ownWords('Somebody'), made_on: '2026-01-01' })
      .execute();
    const hashes = { handle_hash: userId, access_hashes: [], refresh_hashes: [] };
    const seen = { source: 'GOOGLE', browser: 'Firefox', system: 'Linux', used_on: '2026-11-20', changed_at: now, signed_in_at: now };
    await server.db
      .insertInto('session')
      .values({ id: member.caller.sessionId, account_id: userId, ...hashes, ...seen, access_ends_at: later, ends_at: later })
      .execute();
    messages.devices.set('my-phone', []);
    await member.devices.register('my-phone', { ...usualPushWishes, showsContent: true, quietHours: { from: 13, until: 15 } });
    const newest = await keepJob(server.db, { firstSeen: '2026-11-20' });
    server.clock.advance(hourMs);
    await tell();
    const send = async () => {
      while ((await sendPushes({ ...server, messages }, server.clock.now())) > 0);
      return messages.devices.get('my-phone') ?? [];
    };
    expect(await send()).toEqual([]);
    server.clock.advance(2 * hourMs);
    expect(await send()).toMatchObject([
      { title: '1 new job for Software Engineer in Pune', body: '', url: expect.stringMatching(`^/jobs\\?.*rid=${newest}&notification_id=\\w+$`) },
    ]);
    await member.devices.register('my-phone', { ...usualPushWishes, topics: ['replies'], quietHours: null });
    await keepJob(server.db, { firstSeen: '2026-11-20' });
    server.clock.advance(hourMs);
    await tell();
    expect(await send()).toHaveLength(1);
  });

  it('are in the weekly mail, at most five, also without other news', async () => {
    const { server, member, here } = await opened();
    const { db, clock, secrets } = server;
    const { userId } = member.caller.member;
    await db
      .insertInto('account')
      .values({ id: userId, display_name: ownWords('Somebody'), made_on: '2026-01-01' })
      .execute();
    await db.insertInto('subscription').values({ account_id: userId, topic: 'job-alerts' }).execute();
    const next_at = new Date(nextDigestMs(digestKeyOf(secrets, userId), clock.now()));
    await db
      .insertInto('mail_address')
      .values({ account_id: userId, sealed: sealedAddress(secrets, userId, 'asha@example.in'), language: 'en', is_confirmed: true, next_at })
      .execute();
    for (let at = 0; at < 6; at++) await keepJob(db, { firstSeen: '2026-11-21', title: `Engineer ${at}` });
    await keepJob(db, { firstSeen: '2026-11-01', title: 'An old one' });
    clock.advance(next_at.getTime() - clock.now());
    const mails = new MemoryMails(clock);
    while (await sendNextDigest({ ...testDeclarations, db, clock, secrets, mails, brand: productBrand, pagesUrl: 'https://daftar.test' }));
    const [mail, ...more] = mails.list();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('New jobs for your alerts at Daftar');
    expect(mail?.text).toContain(`Software Engineer in Pune\nhttps://daftar.test${searchUrl}\n`);
    const links = [...(mail?.text.matchAll(/https:\/\/daftar\.test\/job\/(\w+)$/gm) ?? [])].map(([, id]) => id);
    expect([links.length, links.includes(here), mail?.text.includes('An old one')]).toEqual([5, false, false]);
    const token = /\/mail\/leave\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await member.subscriptions.end(token)).toBe('job-alerts');
    expect(await db.selectFrom('subscription').select('topic').execute()).toEqual([]);
  });
});

describe('limits of what a member keeps of jobs', () => {
  it('hold where alerts are created at once', async () => {
    const { server, member } = await opened();
    const made = await Promise.allSettled(Array.from({ length: mostJobAlerts + 5 }, (_, at) => member.jobAlerts.create(anAlert({ words: `word ${at}` }))));
    expect(made.filter(({ status }) => status === 'rejected')).toHaveLength(6);
    expect(await server.db.selectFrom('job_alert').select('id').execute()).toHaveLength(mostJobAlerts);
  });

  it('hold where one alert is created twice at once', async () => {
    const { server, member } = await opened();
    const draft = anAlert({ words: 'night shift' });
    const made = await Promise.all([member.jobAlerts.create(draft), member.jobAlerts.create(draft), member.jobAlerts.create(draft)]);
    expect(new Set(made.map(({ jobAlertId }) => jobAlertId)).size).toBe(1);
    expect(await server.db.selectFrom('job_alert').select('id').execute()).toHaveLength(2);
  });
});

describe('alerts in the database', () => {
  it('say neither whose they are nor what they look for', async () => {
    const { server, member } = await opened();
    const rows = JSON.stringify(await server.db.selectFrom('job_alert').selectAll().execute());
    for (const notified of [member.caller.member.userId, 'software-engineer', 'pune']) expect(rows).not.toContain(notified);
  });
});
