import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/administration.ts';
import { dayMs } from '#core/figures/durations.ts';
import { loginEntity } from '#core/usage/usage-counts.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeHostNumbers } from '#tests/fakes/usage/fake-host-numbers.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { httpHostNumbersReader } from '#web/adapters/usage/http-host-numbers-reader.ts';
import { keepsHostNumbers, type OpenHostNumbers } from './host-numbers.ts';
import { leastNetworks, openUsageServer } from './usage-server.ts';

const inMemory: OpenHostNumbers = async (now) => {
  const numbers = new FakeHostNumbers(now);
  return { numbers, visit: async (span) => numbers.visit(span) };
};

const inTheDatabase: OpenHostNumbers = async (now) => {
  const { portsOf, addFromNext, flush } = await openUsageServer(new FakeClock(now));
  const visit = async (span: Parameters<Awaited<ReturnType<OpenHostNumbers>>['visit']>[0]) => {
    await addFromNext({ kind: 'visit', span });
    await flush();
  };
  return { numbers: portsOf('administrator').hostNumbers, visit };
};

const overTheWire: OpenHostNumbers = async (now) => {
  const server = await openUsageServer(new FakeClock(now));
  const administration = browserOf(await server.appOf(), server.clock, { AT: 'token' }).service(routes);
  return {
    numbers: httpHostNumbersReader(administration),
    visit: async (span) => {
      await server.addFromNext({ kind: 'visit', span });
      await server.flush();
    },
  };
};

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('numbers of a host, %s (F-21)', (_where, open) => void keepsHostNumbers(open));

describe('numbers of a host in the database (F-21)', () => {
  it('are there for no guest, no member and no moderator', async () => {
    const { portsOf } = await openUsageServer();
    await expect(portsOf().hostNumbers.read(7)).rejects.toMatchObject({ kind: 'signed-out' });
    for (const role of ['member', 'moderator'] as const) await expect(portsOf(role).hostNumbers.read(7)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('count a network as one visitor a day, however many visits it sends', async () => {
    const { add, addFromNext, flush, portsOf } = await openUsageServer();
    const visit = { kind: 'visit', span: 'day' } as const;
    for (let batch = 0; batch < 20; batch++) await add(...Array.from({ length: 50 }, () => visit));
    await addFromNext(visit);
    await flush();
    await add(visit);
    await flush();
    expect((await portsOf('administrator').hostNumbers.read(7)).days.at(-1)?.visitors).toBe(2);
  });

  it('say what was opened, its speed, where it was slow, and its sources (R-229, R-230)', async () => {
    const { add, addFromMany, flush, portsOf } = await openUsageServer();
    const pageName = 'CompanyOverview';
    const lcp = (value: number) => ({ kind: 'vital', vital: 'LCP', pageName, value }) as const;
    await add({ kind: 'page', pageName }, { kind: 'page', pageName }, { kind: 'page', pageName: 'HomeScreen' }, { kind: 'page', pageName: 'AshaRao' });
    await add(
      ...[1_000, 1_000, 1_000, 3_000].map(lcp),
      { kind: 'vital', vital: 'CLS', pageName, value: 0.2 },
      { kind: 'vital', vital: 'LCP', pageName: 'AshaRao', value: 1 },
    );
    await addFromMany({ kind: 'slow', vital: 'INP', pageName, target: 'main>button.asha@example.org' });
    await addFromMany({ kind: 'source', source: 'newsletter', medium: 'mail', campaign: 'november' }, { kind: 'source', source: '', medium: '', campaign: '' });
    await add({ kind: 'login', entity: loginEntity, way: 'google', outcome: 'done' }, { kind: 'visit', span: 'day' });
    for (const isDone of [true, true, false]) await add({ kind: 'call', operation: 'getCompany', ms: 80, isDone });
    await add({ kind: 'call', operation: 'createReview', ms: 80, isDone: true }, { kind: 'call', operation: 'ashaRao', ms: 80, isDone: true });
    await flush();
    const numbers = await portsOf('administrator').hostNumbers.read(7);
    expect(numbers.days.at(-1)).toMatchObject({ visitors: 1, pages: 3 });
    expect(numbers.screens.map(({ pageName: name, times, vitals }) => [name, times, vitals.map(({ vital, times: measured }) => [vital, measured])])).toEqual([
      [
        pageName,
        2,
        [
          ['LCP', 4],
          ['CLS', 1],
        ],
      ],
      ['HomeScreen', 1, []],
    ]);
    const [{ p50, p75, p95 } = { p50: 0, p75: 0, p95: 0 }] = numbers.screens[0]?.vitals ?? [];
    expect([p50 > 800 && p50 <= 1_000, p75 <= 1_000, p95 > 2_500 && p95 <= 3_000]).toEqual([true, true, true]);
    expect(numbers.screens[0]?.vitals[1]?.p75).toBeCloseTo(0.19, 1);
    expect(numbers.slow).toEqual([{ vital: 'INP', pageName, target: 'main>[mail]', times: leastNetworks }]);
    expect(numbers.sources).toEqual([{ source: 'newsletter', medium: 'mail', campaign: 'november', times: leastNetworks }]);
    expect(numbers.logins).toEqual([{ way: 'google', outcome: 'done', times: 1 }]);
    expect(numbers.clients).toEqual([{ deviceType: 'WAP', tracker: 9205, userType: 9, times: 1 }]);
    expect(numbers.calls).toMatchObject([{ operation: 'getCompany', times: 2, failed: 1 }]);
  });

  it('tell what members sent only after the week, so no growth reveals when (F-17)', async () => {
    const { usage, flush, portsOf, clock } = await openUsageServer();
    usage.done({ kind: 'contribution', of: 'review' }, undefined);
    usage.note({ eventType: 'voted', attributes: { pageName: 'PostDetails', communityType: 'TOPIC' } });
    usage.note({ eventType: 'pageView', attributes: { pageName: 'ReviewForm' } });
    usage.note({ eventType: 'pageView', attributes: { pageName: 'AshaRao' } });
    await flush();
    const read = async () => {
      const { weeks, events } = await portsOf('administrator').hostNumbers.read(7);
      return { weeks, events };
    };
    expect(await read()).toEqual({ weeks: [], events: [] });
    clock.advance(2 * dayMs);
    expect(await read()).toEqual({ weeks: [], events: [] });
    clock.advance(dayMs);
    expect(await read()).toEqual({
      weeks: [{ week: '2026-11-16', contributions: [{ kind: 'review', times: 1 }] }],
      events: [{ eventType: 'voted', communityType: 'topic', times: 1 }],
    });
  });

  it('forget what is older than was asked for', async () => {
    const { add, flush, portsOf, clock } = await openUsageServer();
    await add({ kind: 'page', pageName: 'HomeScreen' });
    await flush();
    clock.advance(10 * dayMs);
    const opened = async (span: 7 | 30) => (await portsOf('administrator').hostNumbers.read(span)).screens.length;
    expect([await opened(7), await opened(30)]).toEqual([0, 1]);
  });
});
