import { describe, expect, it } from 'vitest';
import { longestReportNote, type ReportReason } from '#core/moderation/report.ts';
import { SqlEmployerConducts } from '#server/adapters/employer-conduct/sql-employer-conducts.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import type { Operation } from '#openapi/read/operation.ts';
import { adapterParts } from '#tests/adapters.ts';
import { bodiesOf } from '#tests/contract/calls.ts';
import { contracts } from '#tests/contract/server.ts';
import { everyRow } from '#tests/every-row.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { aMember } from '#tests/members.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { deskCompanies, deskReviews } from '#tests/ports/company-desk/company-desk.ts';
import { keepReviews } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';

const { koyal, nimbus } = deskCompanies;
const [three = '', one = '', hidden = '', ofOther = ''] = deskReviews.map(({ reviewId }) => reviewId);
const address = `meera@${koyal.domain}`;

/** All that a desk may ask for. */
const deskOperations: readonly Operation[] = contracts.operations.filter(({ takesDesk }) => takesDesk);

const aModerator = () => ({ sessionId: 's', member: aMember({ role: 'moderator' }), madeOn: '2026-01-01', expiresAt: Infinity });

async function aDesk() {
  const mailbox = new MemoryMails(new FakeClock());
  const server = await openPersonaServer({}, undefined, { mails: mailbox });
  const { db, clock, secrets, ask } = server;
  await keepInTables(db, Object.values(deskCompanies));
  await db.insertInto('company_domain').values({ company_id: koyal.companyId, domain: koyal.domain }).execute();
  await keepReviews(db, deskReviews);
  const { attempt } = (await ask('/api/desk/v1/code', { method: 'POST', body: { address } })).json();
  const otp = /\d{8}/.exec(mailbox.list()[0]?.text ?? '')?.[0] ?? '';
  const entered = await ask('/api/desk/v1/session', { method: 'POST', body: { attempt, address, otp } });
  const cookie = /^CT=[^;]+/.exec(String(entered.headers['set-cookie']))?.[0] ?? '';
  const desk = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
    ask(`/api/desk${path}`, { method, headers: { cookie }, ...(body && { body }) });
  await desk('POST', `/v1/company/${koyal.urlName}`, { personName: 'Meera' });
  const report = (reviewId: string, reason: ReportReason, note?: string) =>
    desk('PUT', `/v1/company/${koyal.urlName}/reviews/${reviewId}/report`, { reason, ...(note && { note }) });
  const portsFor = adaptersFor(adapterParts({ db, clock, secrets }));
  const moderator = portsFor({ ...noRequest, caller: aModerator() });
  const readable = async () =>
    (await db.selectFrom('review').select(['id', 'status', 'stars', 'likes', 'dislikes', 'title']).orderBy('id').execute()).map((row) => JSON.stringify(row));
  return { ...server, desk, report, portsFor, moderator, readable };
}

const filled = ({ path }: Operation, names: Readonly<Record<string, string>>): string =>
  path.replace('/api/desk', '').replaceAll(/\{(\w+)\}/g, (_all, name: string) => names[name] ?? 'z'.repeat(16));

describe('reports of a company, attacked', () => {
  it('take no review away, by whichever operation of a desk and whatever id', async () => {
    const { desk, db, readable, moderator } = await aDesk();
    const before = await readable();
    expect(deskOperations.length).toBeGreaterThan(8);
    for (const operation of deskOperations)
      for (const reviewId of [three, one, hidden, ofOther])
        for (const urlName of [koyal.urlName, nimbus.urlName]) {
          const { personId = '' } = (await desk('GET', `/v1/company/${koyal.urlName}`)).json().people?.[0] ?? {};
          const method = operation.method.toUpperCase();
          if (method !== 'GET' && method !== 'PUT' && method !== 'POST' && method !== 'DELETE') throw new Error(method);
          const names = { urlName, reviewId, personId: operation.method === 'delete' ? 'z'.repeat(16) : personId, interviewId: reviewId, jobId: reviewId };
          for (const body of operation.body ? bodiesOf(operation).map(({ value }) => value) : [undefined])
            await desk(method, filled(operation, names), body === undefined ? undefined : { ...Object(body) });
          expect(await readable(), operation.operationId).toEqual(before);
        }
    const items = await db.selectFrom('moderation_item').select(['id', 'thing']).execute();
    expect(items.map(({ thing }) => thing).toSorted()).toEqual([three, one].toSorted());
    await moderator.moderations.decide(items.find(({ thing }) => thing === one)?.id ?? '', { decision: 'remove', rule: 'personal-details' });
    expect(await readable()).not.toEqual(before);
  });

  it('are in the ledger and on the page at once, with what comes of them', async () => {
    const { db, report, moderator } = await aDesk();
    const conducts = new SqlEmployerConducts({ db });
    const of = async (stars: number) => (await conducts.of(koyal.urlName)).byStars.find((each) => each.stars === stars);
    const lines = async () =>
      (await moderator.ledger.from(1))
        .filter(({ itemKind }) => itemKind === 'review')
        .map(({ itemId, action, rule, askedBy }) => [itemId, action, rule, askedBy]);
    await report(three, 'personal-details');
    await report(three, 'spam');
    expect(await lines()).toEqual([[three, 'asked', 'personal-details', 'employer']]);
    expect(await of(3)).toMatchObject({ askedByEmployer: 1, agreedWithEmployer: 0 });
    await report(one, 'false');
    for (const { itemId, resourceId } of (await moderator.queueItems.list()).items)
      await moderator.moderations.decide(itemId, resourceId === three ? { decision: 'remove', rule: 'personal-details' } : { decision: 'keep', rule: 'false' });
    expect((await lines()).slice(2).toSorted()).toEqual(
      [
        [three, 'removed', 'personal-details', 'employer'],
        [one, 'kept', 'false', 'employer'],
      ].toSorted(),
    );
    expect(await of(3)).toMatchObject({ askedByEmployer: 1, agreedWithEmployer: 1, removedFor: { employer: 1 } });
    expect(await of(1)).toMatchObject({ askedByEmployer: 1, agreedWithEmployer: 0, removedFor: { employer: 0 } });
  });

  it('weigh nothing, and are marked for moderators', async () => {
    const { db, report, moderator } = await aDesk();
    await report(one, 'threat', 'It threatens our staff.');
    expect(await db.selectFrom('report').selectAll().execute()).toEqual([]);
    const [item] = (await moderator.queueItems.list({ order: 'heaviest' })).items;
    expect(item).toMatchObject({ cause: 'reports', reports: [], fromEmployer: { reason: 'threat', note: 'It threatens our staff.', again: null } });
    expect((await db.selectFrom('review').select('status').where('id', '=', one).executeTakeFirstOrThrow()).status).toBe('LIVE');
  });

  it('leave a second look to another moderator, who decides under a rule', async () => {
    const { db, desk, report, moderator, portsFor } = await aDesk();
    await report(one, 'false');
    const [first] = (await moderator.queueItems.list()).items;
    await moderator.moderations.decide(first?.itemId ?? '', { decision: 'keep', rule: 'false' });
    await desk('PUT', `/v1/company/${koyal.urlName}/reviews/${one}/second-look`, { text: 'It names our team lead.' });
    expect((await moderator.queueItems.list()).items).toEqual([]);
    const { id } = await db.selectFrom('moderation_item').select('id').where('decision', 'is', null).executeTakeFirstOrThrow();
    await expect(moderator.moderations.decide(id, { decision: 'remove', rule: 'false' })).rejects.toMatchObject({ kind: 'missing' });
    const removal = moderator.interventions.act({ resourceId: one, resourceType: 'REVIEW' }, { kind: 'remove', rule: 'false' });
    await expect(removal).rejects.toMatchObject({ code: 'APPEAL_WAITS' });
    const another = portsFor({ ...noRequest, caller: aModerator() });
    expect((await another.queueItems.list()).items).toMatchObject([{ fromEmployer: { again: 'It names our team lead.' } }]);
    await another.moderations.decide(id, { decision: 'remove', rule: 'personal-details' });
    expect((await db.selectFrom('review').select('status').where('id', '=', one).executeTakeFirstOrThrow()).status).toBe('AUTHOR_REJECTED');
  });

  it('say the same whether others reported it or not, and keep their words sealed', async () => {
    const { db, report, ask, signIn } = await aDesk();
    const session = await signIn({ role: 'member' });
    const byMember = { method: 'POST', session, body: { resourceId: one, resourceType: 'REVIEW', reason: 'threat' } } as const;
    await ask('/api/feed/v1/report', byMember);
    const [alone, beside] = [(await report(three, 'spam', 'Zanzibar')).json().items, (await report(one, 'spam', 'Zanzibar')).json().items];
    const said = (items: readonly Record<string, unknown>[], id: string) => {
      const { reviewId: _id, title: _title, stars: _stars, ...rest } = items.find(({ reviewId }) => reviewId === id) ?? {};
      return rest;
    };
    expect(said(beside, one)).toEqual(said(alone, three));
    expect((await everyRow(db)).filter(({ text }) => text.includes('Zanzibar'))).toEqual([]);
    expect((await report(hidden, 'spam')).statusCode).toBe((await report('z'.repeat(16), 'spam')).statusCode);
    expect((await report(one, 'spam', 'x'.repeat(longestReportNote + 1))).statusCode).toBe(400);
  });
});
