import { describe, expect, it } from 'vitest';
import type { operations } from '#contract/generated/company.ts';
import { routes as company } from '#contract/generated/company.ts';
import type { operations as advertised } from '#contract/generated/jobs.ts';
import { routes as jobs } from '#contract/generated/jobs.ts';
import type { operations as decisions } from '#contract/generated/moderation.ts';
import { routes as moderation } from '#contract/generated/moderation.ts';
import type { operations as logins } from '#contract/generated/login.ts';
import { routes as login } from '#contract/generated/login.ts';
import type { operations as notices } from '#contract/generated/notification.ts';
import { routes as notification } from '#contract/generated/notification.ts';
import type { ClientSystem } from '#core/device/client-system.ts';
import type { Failure, FailureKind } from '#core/failure.ts';
import type { SentCall } from '#core/usage/sent-call.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { Http } from './http.ts';
import type { Sparse } from './sparse.ts';

type Answer = (request: Request) => Response | Promise<Response>;

const aClient = (...answers: Answer[]) => aClientOf('AB_WEB', ...answers);

function aClientOf(systemid: ClientSystem, ...answers: Answer[]) {
  const asked: Request[] = [];
  const recorded: string[] = [];
  const clock = new FakeClock();
  const http = new Http({
    origin: 'http://daftar.test',
    identity: { appid: '999', systemid },
    retryDelaysMs: [300, 1_200],
    clock,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push(request);
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      return (await answer?.(request)) ?? json(200, {});
    },
  });
  http.listen((failure, { operation, status }) => recorded.push(`${operation} ${failure.kind} ${status}`));
  return { http, service: http.service<operations>(company), asked, recorded, clock };
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const hanging: Answer = ({ signal }) =>
  new Promise((_, refuse) => (signal.aborted ? refuse(signal.reason) : signal.addEventListener('abort', () => refuse(signal.reason))));
const problem = (status: number) =>
  json(status, { code: 'SOME_CODE', message: 'A sentence.', requestId: 'r-1', errors: [{ pointer: '/query/limit', message: 'too many' }] });

describe('the HTTP client', () => {
  it('says which product asks, and from what kind of client (R-249)', async () => {
    const { service, asked } = aClient(() => json(200, { items: [], next: null }));
    await service.listCompanies({ query: { industry: ['cloud-services', 'banking'], rating: 4 } });
    expect(asked[0]?.headers.get('appid')).toBe('999');
    expect(asked[0]?.headers.get('systemid')).toBe('AB_WEB');
    expect(asked[0]?.headers.get('clientType')).toBe('desktop');
    expect(asked[0]?.url).toBe('http://daftar.test/api/company/v1/companies?industry=cloud-services&industry=banking&rating=4');
  });

  it('asks for jobs and for reviews by an app id of their own (R-249)', async () => {
    const { http, asked } = aClient(() => json(200, { items: [], next: null, jobsCount: 0 }));
    await http.service<Sparse<advertised>>(jobs).listJobs({ query: {} });
    expect(asked[0]?.headers.get('appid')).toBe('931');
    expect([http.introduction('/api/review/v1/review')['appid'], http.introduction('/api/company/v1/reviews')['appid']]).toEqual(['931', '999']);
  });

  it.each([
    ['AB_WEB', 'desktop'],
    ['AB_MSITE', 'pwa'],
    ['AB_ANDROID', 'pwa'],
  ] as const)('of %s names its page to log in and out: %s (R-133, R-135)', async (systemid, page) => {
    const { http, asked } = aClientOf(systemid, () => json(200, {}));
    const service = http.service<logins>(login);
    await service.socialLogin({ body: { socialUserType: 'gp', clientType: page, token: 't', tokenType: 'one_tap' } });
    await service.logout({});
    await service.getSession({});
    expect(asked.map(({ headers }) => ['appid', 'systemid', 'clientType'].map((name) => headers.get(name)))).toEqual([
      ['999', page, page],
      ['999', page, page],
      ['999', systemid, page],
    ]);
  });

  it.each([new Response(null, { status: 204 }), new Response('', { status: 200 })])('takes 204 and an empty 200 as a logout (R-135)', async (answer) => {
    const { http } = aClientOf('AB_WEB', () => answer);
    await expect(http.service<logins>(login).logout({})).resolves.toBeUndefined();
  });

  it('omits null, undefined and empty lists from queries, and undefined from bodies', async () => {
    const { http, asked } = aClient(() => json(200, { items: [], next: null }));
    const companies = http.service<Sparse<operations>>(company);
    await companies.listCompanies({ query: { name: null, industry: [], rating: undefined, sort: 'rating' } });
    await http.service<Sparse<decisions>>(moderation).decideModeration({ path: { itemId: 'm1' }, body: { decision: 'keep', rule: null, note: undefined } });
    expect(asked[0]?.url).toBe('http://daftar.test/api/company/v1/companies?sort=rating');
    expect(await asked[1]?.json()).toEqual({ decision: 'keep', rule: null });
  });

  it('names the page’s member in each session call, and in no separate one (F-07)', async () => {
    const { http, service, asked } = aClient(() => json(200, {}));
    const members: string[] = [];
    http.standFor(() => members[0]);
    const { getCompany } = http.under<operations>({ onRequest: ({ request }) => request }, company);
    await service.getCompany({ path: { urlName: 'a' } });
    members.push('q7m2k9x4c1v8t3zb');
    await service.getCompany({ path: { urlName: 'b' } });
    await getCompany({ path: { urlName: 'c' } });
    expect(asked.map(({ headers }) => headers.get('signed-in-as'))).toEqual([null, 'q7m2k9x4c1v8t3zb', null]);
    expect(http.introduction()).toEqual({ appid: '999', systemid: 'AB_WEB', clientType: 'desktop', 'signed-in-as': 'q7m2k9x4c1v8t3zb' });
  });

  it('reports each request’s start and end, counting every try separately (F-21)', async () => {
    const { http, service, clock } = aClient(
      () => problem(503),
      () => {
        clock.advance(40);
        return json(200, {});
      },
    );
    const recorded: SentCall[] = [];
    http.tellBy((call) => recorded.push(call));
    await clock.passUntil(service.getCompany({ path: { urlName: 'a' } }));
    await http.under<operations>({ onRequest: ({ request }) => request }, company).getCompany({ path: { urlName: 'b' } });
    expect(recorded.map(({ operation, isApart, ms, isDone }) => [operation, isApart, ms, isDone])).toEqual([
      ['getCompany', false, undefined, undefined],
      ['getCompany', false, 0, false],
      ['getCompany', false, undefined, undefined],
      ['getCompany', false, 40, true],
      ['getCompany', true, undefined, undefined],
      ['getCompany', true, 40, true],
    ]);
  });

  it.each([
    [400, 'invalid'],
    [401, 'signed-out'],
    [403, 'forbidden'],
    [404, 'missing'],
    [409, 'conflict'],
    [422, 'invalid'],
    [429, 'limited'],
    [500, 'broken'],
  ] as const)('turns a %i into a failure that is %s, and tells the listener once (R-235)', async (status, kind: FailureKind) => {
    const { service, recorded } = aClient(() => problem(status));
    await expect(service.getCompany({ path: { urlName: 'x' } })).rejects.toMatchObject({ kind, code: 'SOME_CODE', message: 'A sentence.' });
    expect(recorded).toEqual([`getCompany ${kind} ${status}`]);
  });

  it.each<[string, Answer]>([
    ['broken JSON', () => new Response('{"name":', { headers: { 'content-type': 'application/json' } })],
    ['an empty answer', () => new Response(null, { status: 200, headers: { 'content-length': '0' } })],
    ['an HTML page', () => new Response('<h1>Internal error</h1>', { status: 500, headers: { 'content-type': 'text/html' } })],
  ])('turns %s into a failure that is broken', async (_, answer) => {
    const { service } = aClient(answer);
    await expect(service.getCompany({ path: { urlName: 'x' } })).rejects.toMatchObject({ name: 'Failure', kind: 'broken' });
  });

  it('tries a reading call again, after a delay, when the server is away', async () => {
    const { service, asked, recorded, clock } = aClient(
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => new Response('Bad gateway', { status: 502 }),
      () => json(200, { name: 'Found' }),
    );
    const answer = service.getCompany({ path: { urlName: 'x' } });
    await clock.untilWaitedFor(400);
    clock.advance(400);
    await clock.untilWaitedFor(1_600);
    clock.advance(1_600);
    await expect(answer).resolves.toEqual({ name: 'Found' });
    expect(asked).toHaveLength(3);
    expect(recorded).toEqual([]);
  });

  it('gives up after the last try, and tells the listener once', async () => {
    const { service, recorded, clock } = aClient(() => Promise.reject(new TypeError('Failed to fetch')));
    const answer = service.getCompany({ path: { urlName: 'x' } }).then(
      () => 'answered',
      (failure: Failure) => failure.kind,
    );
    await clock.untilWaitedFor(400);
    clock.advance(400);
    await clock.untilWaitedFor(1_600);
    clock.advance(1_600);
    expect(await answer).toBe('offline');
    expect(recorded).toEqual(['getCompany offline undefined']);
  });

  it('gives up a call without a timely answer, and calls the server unreachable (B-35)', async () => {
    const { service, asked, recorded, clock } = aClient(hanging);
    const answer = service.getCompany({ path: { urlName: 'x' } });
    clock.advance(20_000);
    await expect(answer).rejects.toMatchObject({ kind: 'offline' });
    expect([asked.length, recorded]).toEqual([1, ['getCompany offline undefined']]);
  });

  it('reports that a separate call got no answer, and nothing of its refusals (F-07)', async () => {
    const { http, recorded, clock } = aClient(() => problem(403), hanging);
    const { getCompany } = http.under<operations>({ onRequest: ({ request }) => request }, company);
    await expect(getCompany({ path: { urlName: 'x' } })).rejects.toMatchObject({ kind: 'forbidden' });
    expect(recorded).toEqual([]);
    const unanswered = getCompany({ path: { urlName: 'x' } });
    clock.advance(20_000);
    await expect(unanswered).rejects.toMatchObject({ kind: 'offline' });
    expect(recorded).toEqual(['getCompany offline undefined']);
  });

  it.each([401, 403])('gives up all calls under way when one answers %i, and works again afterwards (R-237)', async (status) => {
    const { service, recorded } = aClient(
      hanging,
      hanging,
      () => problem(status),
      () => json(200, { name: 'Back' }),
    );
    const waiting = [service.getCompany({ path: { urlName: 'a' } }), service.getCompany({ path: { urlName: 'b' } })];
    const refused = service.getCompany({ path: { urlName: 'c' } });
    await expect(refused).rejects.toMatchObject({ kind: status === 401 ? 'signed-out' : 'forbidden' });
    for (const call of waiting) await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
    await expect(service.getCompany({ path: { urlName: 'd' } })).resolves.toEqual({ name: 'Back' });
    expect(recorded.filter((line) => !line.includes('cancelled'))).toHaveLength(1);
  });

  it('asks once whether the session can be renewed, then repeats the refused call (R-150)', async () => {
    const { http, service, asked, recorded } = aClient(
      () => problem(401),
      () => json(200, { name: 'Found' }),
    );
    let renewals = 0;
    http.renewBy(async () => ++renewals > 0);
    await expect(service.getCompany({ path: { urlName: 'x' } })).resolves.toEqual({ name: 'Found' });
    expect([renewals, asked.length, recorded.length]).toEqual([1, 2, 0]);
  });

  it.each([true, false])('believes a second refusal, and a session that could not be renewed: %s', async (isRenewed) => {
    const { http, service, asked, recorded } = aClient(() => problem(401));
    http.renewBy(async () => isRenewed);
    await expect(service.getCompany({ path: { urlName: 'x' } })).rejects.toMatchObject({ kind: 'signed-out' });
    expect(asked).toHaveLength(isRenewed ? 2 : 1);
    expect(recorded).toHaveLength(1);
  });

  it('reports changes by the session, but no reads, refusals, separate calls or the page’s own', async () => {
    const { http } = aClient(
      () => json(200, { items: [], next: null }),
      () => json(200, {}),
      () => problem(422),
      () => json(200, {}),
    );
    const changes: string[] = [];
    http.tellOfChanges(() => changes.push('changed'));
    await http.service<Sparse<operations>>(company).listCompanies({ query: {} });
    await http.service<Sparse<notices>>(notification).actOnNotifications({ body: { action: 'View', notificationIds: ['n1'] } });
    expect(changes).toEqual([]);
    const decide = () => http.service<Sparse<decisions>>(moderation).decideModeration({ path: { itemId: 'm1' }, body: { decision: 'keep', rule: null } });
    await decide().catch(() => undefined);
    expect(changes).toEqual([]);
    await decide();
    expect(changes).toEqual(['changed']);
  });
});
