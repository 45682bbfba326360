import { Container } from 'inversify';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Callers } from '#core/sessions/callers.ts';
import { Grievances } from '#core/support/grievances.ts';
import { SummonsNotices } from '#core/support/summons-notices.ts';
import { Http } from '#web/adapters/http/http.ts';
import * as grievances from '#web/app/support/grievances-wiring.ts';
import * as summonsNotices from '#web/app/support/summons-notice-wiring.ts';
import { appOver } from '#tests/contract/app-over.ts';
import { exampleCall } from '#tests/contract/calls.ts';
import { memberToken, openServer, quicklyLimited, someMembersToken } from '#tests/contract/server.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { browserOf, type Passage } from '#tests/over-the-wire.ts';
import { aPostServer } from '#tests/posts/helpers.ts';

const byNobody = quicklyLimited.operations.filter((operation) => operation.isByNobody);

async function openNoting() {
  const lookedUp: string[] = [];
  const holding: Callers['holding'] = async (token) => {
    lookedUp.push(token);
    return undefined;
  };
  const app = await openServer({ contracts: quicklyLimited, clock: new FakeClock(), callers: { holding, isBanned: async () => false } });
  onTestFinished(() => app.close());
  return { app, lookedUp };
}

describe('what is answered to nobody in particular (F-15)', () => {
  it('is every grievance, summons notice, coupon purchase, usage count, and name in a URL', () => {
    expect(byNobody.map(({ operationId }) => operationId).toSorted()).toEqual([
      'addUsageCounts',
      'checkUsername',
      'getGrievance',
      'redeemCoupon',
      'submitGrievance',
      'submitSummonsNotice',
    ]);
  });

  it.each([
    ['a session', { cookie: `AT=${someMembersToken()}` }],
    ['a preference', { cookie: 'lang=hi' }],
    ['an authorization', { authorization: `Bearer ${memberToken}` }],
  ])('is refused together with %s, and no session is looked up, even for the limit', async (_, credentials) => {
    const { app, lookedUp } = await openNoting();
    for (const operation of byNobody) {
      const answer = await app.inject(exampleCall(operation, { headers: credentials }));
      expect([operation.operationId, answer.statusCode, answer.json().code]).toEqual([operation.operationId, 400, 'CREDENTIALS_MIXED']);
      expect(answer.headers['set-cookie'], operation.operationId).toBeUndefined();
    }
    expect(lookedUp).toEqual([]);
  });

  it('counts by the network alone, anyone who asks', async () => {
    const { app } = await openNoting();
    for (const operation of byNobody) {
      const [allowed = 0, remoteAddress] = [operation.rateLimit?.requests, '203.0.113.9'];
      const call = { ...exampleCall(operation), remoteAddress };
      for (let times = 0; times < allowed; times++) await app.inject(call);
      const others = { ...exampleCall(operation, { headers: { cookie: `AT=${someMembersToken()}` } }), remoteAddress };
      expect([(await app.inject(call)).statusCode, (await app.inject(others)).statusCode], operation.operationId).toEqual([429, 429]);
    }
  });

  it('is asked by the pages of a member without anything of the session', async () => {
    const server = await aPostServer();
    const app = await appOver(server, { holding: async () => server.aMember().caller });
    const passages: Passage[] = [];
    const http = browserOf(app, server.clock, { AT: 'token' }, (passage) => void passages.push(passage));
    http.standFor(() => 'a member');
    const boundBy = ({ bindings }: typeof grievances | typeof summonsNotices): Container => {
      const container = new Container();
      container.bind(Http).toConstantValue(http);
      container.load(...bindings);
      return container;
    };
    const desk = boundBy(grievances).get(Grievances);
    const { grievanceId } = await desk.file('a-key-of-one-submission', { kind: 'OTHER', page: null, text: 'Something is wrong.' });
    await desk.find(grievanceId);
    await boundBy(summonsNotices).get(SummonsNotices).count('a-key-of-another-one', { authority: 'POLICE', asks: 'IDENTITY' });
    expect(passages.flatMap(({ headers }) => [headers['cookie'], headers['signed-in-as']]).filter(Boolean)).toEqual([]);
    expect(passages.length).toBe(3);
  });
});
