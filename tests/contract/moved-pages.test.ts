import { describe, expect, it } from 'vitest';
import type { FindListed } from '#core/search/selection.ts';
import { Failure } from '#core/failure.ts';
import { usualTimeoutMs } from '#server/app/traffic/timeout.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { rendered, rendering, visit } from './renderer.ts';

const renderer = rendering();

describe('a page', () => {
  it('of a renamed company redirects permanently to its new place (T-12)', async () => {
    const asked: string[] = [];
    const movedTo = async (former: string) => (asked.push(former), former === 'koyal-pay' ? 'koyal-payments' : undefined);
    const server = await renderer.open({ clock: new FakeClock(), movedTo });
    const led = await Promise.all(
      [
        '/overview/koyal-pay-overview?campaign=mail',
        '/overview/koyal-pay-overview/organisation',
        '/overview/koyal-pay-overview/locations/navi-mumbai-offices',
        '/overview/koyal-pay-overview/locations/navi-mumbai',
        '/reviews/koyal-pay-reviews',
        '/benefits/koyal-pay-benefits/gratuity',
        '/discussions/koyal-pay-discussions',
        '/discussions/koyal-pay',
        '/jobs/koyal-pay-jobs?sort=pay',
        '/jobs/koyal-pay-jobs/navi-mumbai-location?sort=pay',
        '/salaries/koyal-pay-salaries/staff-nurse/pune-location',
      ].map((url) => visit(server, url)),
    );
    expect(led.map(({ statusCode, headers }) => [statusCode, headers['location']])).toEqual([
      [301, '/overview/koyal-payments-overview?campaign=mail'],
      [301, '/overview/koyal-payments-overview/organisation'],
      [301, '/overview/koyal-payments-overview/locations/navi-mumbai-offices'],
      [301, '/overview/koyal-payments-overview/locations/navi-mumbai'],
      [301, '/reviews/koyal-payments-reviews'],
      [301, '/benefits/koyal-payments-benefits/gratuity'],
      [301, '/discussions/koyal-payments-discussions'],
      [301, '/discussions/koyal-payments-discussions'],
      [301, '/jobs/koyal-payments-jobs?sort=pay'],
      [301, '/jobs/koyal-payments-jobs/navi-mumbai-location?sort=pay'],
      [301, '/salaries/koyal-payments-salaries/staff-nurse/pune-location'],
    ]);
    expect((await visit(server, '/overview/betwa-overview')).statusCode).toBe(200);
    await visit(server, '/communities/koyal-pay');
    await visit(server, '/jobs/koyal-pay-jobs-prf');
    expect(asked).toEqual(['koyal-pay', 'betwa']);
  });

  it('with a line end in its path redirects to one without, for a screen (R-187)', async () => {
    const server = await renderer.open({ clock: new FakeClock(), movedTo: async () => undefined });
    const led = await Promise.all(['/search/koyal%0Apay?from=20', '/search/koyal%0dpay', '/search/koyal%E2%80%A8pay'].map((url) => visit(server, url)));
    expect(led.map(({ statusCode, headers }) => [statusCode, headers['location']])).toEqual([
      [301, '/search/koyal%20pay?from=20'],
      [301, '/search/koyal%20pay'],
      [301, '/search/koyal%20pay'],
    ]);
  });

  it('of a selection redirects permanently to the page that shows it; unknown ones show (R-187)', async () => {
    const asked: string[] = [];
    const findListed: FindListed = async ({ company, job, city }) => {
      asked.push([company, job, city].join(' '));
      return { company: company === 'koyal-pay' ? company : undefined, isJob: job === 'nurse', isCity: city === 'pune' };
    };
    const server = await renderer.open({ clock: new FakeClock(), findListed });
    const led = async (url: string) => {
      const { statusCode, headers } = await visit(server, url);
      return [statusCode, headers['location'], headers['cache-control']];
    };
    const kept = 'public, max-age=3600';
    expect(await led('/salaries/nurse/pune-location?campaign=mail')).toEqual([301, '/profile/nurse-salary/pune-location?campaign=mail', kept]);
    expect(await led('/reviews?CompanyName=Koyal+Pay&campaign=mail')).toEqual([301, '/reviews/koyal-pay-reviews?campaign=mail', kept]);
    expect(await led('/interviews/pune-location')).toEqual([301, '/search/pune-location?type=interviews', kept]);
    expect(await led('/benefits/health-insurance')).toEqual([301, '/search/benefits/health-insurance', kept]);
    expect(await led('/salaries/wizard/pune-location')).toEqual([200, undefined, 'no-cache']);
    expect(asked).toHaveLength(5);
    await led('/salaries/koyal-pay-salaries/nurse/pune-location');
    expect(asked).toHaveLength(5);
  });

  it('that reads no key of one reader redirects to its address without (R-187, D-22)', async () => {
    const server = await renderer.open({ clock: new FakeClock() });
    const led = async (url: string) => (await visit(server, url)).headers['location'];
    expect(await led('/reviews?city=pune&rid=r1&k=secret&campaign=mail')).toBe('/reviews?city=pune&campaign=mail');
    expect(await led('/search?q=pay&rid=r1')).toBe('/search?q=pay');
    expect(await led('/search/staff-nurse?k=secret')).toBe('/search/staff-nurse');
    for (const kept of ['/jobs?k=nurse&rid=r1', '/contribute/next-step?rid=r1&k=secret', '/contribute/company-review-v3?rid=r1', '/reviews?city=pune'])
      expect(await led(kept), kept).toBeUndefined();
  });

  it('of an older form redirects to today’s, with its whole query (R-084)', async () => {
    const server = await renderer.open({ clock: new FakeClock(), movedTo: async () => undefined });
    const led = await Promise.all(['company-review-v2', 'salary'].map((form) => visit(server, `/contribute/${form}?company=koyal-pay`)));
    expect(led.map(({ statusCode, headers }) => [statusCode, headers['location']])).toEqual([
      [301, '/contribute/company-review-v3?company=koyal-pay'],
      [301, '/contribute/salary-v3?company=koyal-pay'],
    ]);
  });

  it('at an older path redirects to today’s with its query; unmoved ones show (R-247, R-248)', async () => {
    const server = await renderer.open({ clock: new FakeClock(), movedTo: async () => undefined });
    const older = [
      '/Skill/java/page?from=mail',
      '/interview/koyal-pay/nurse',
      '/topInterviewQuestions/koyal-pay',
      '/overview/koyal-pay',
      '/reviews/koyal-pay/all',
      '/benefits/koyal-pay',
    ];
    const led = await Promise.all(older.map((url) => visit(server, url)));
    expect(led.map(({ statusCode, headers }) => [statusCode, headers['location']])).toEqual([
      [301, '/skills/java-interview-questions?from=mail'],
      [301, '/interviews/koyal-pay-interview-questions/nurse'],
      [301, '/interviews/koyal-pay-interview-questions/top-questions'],
      [301, '/overview/koyal-pay-overview'],
      [301, '/reviews/koyal-pay-reviews'],
      [301, '/benefits/koyal-pay-benefits'],
    ]);
    expect((await visit(server, '/Skill/%2e%2e')).headers['location']).toBeUndefined();
  });

  it('whose head says it moved redirects permanently, for guests and from cache (R-038)', async () => {
    renderer.render = async () => ({ ...rendered, movedTo: '/answers/what-is-a-deadlock-q1' });
    const server = await renderer.open({ clock: new FakeClock() });
    for (const _ of [1, 2]) {
      const { statusCode, headers, payload } = await visit(server, '/interviews/question/q1?comment=a1');
      expect([statusCode, headers['location'], payload]).toEqual([301, '/answers/what-is-a-deadlock-q1?comment=a1', '']);
    }
    expect(renderer.questions).toHaveLength(1);
  });

  it('whose new address has its own query is led to with both (R-187)', async () => {
    renderer.render = async () => ({ ...rendered, movedTo: '/reviews/koyal-pay-reviews?city=pune' });
    const { headers } = await visit(await renderer.open({ clock: new FakeClock() }), '/search/koyal-pay-reviews/pune-location?campaign=mail');
    expect(headers['location']).toBe('/reviews/koyal-pay-reviews?city=pune&campaign=mail');
  });

  it('of a company is rendered where the database does not answer', async () => {
    const server = await renderer.open({ clock: new FakeClock(), movedTo: () => Promise.reject(new Failure('offline')) });
    expect((await visit(server, '/overview/koyal-pay-overview')).statusCode).toBe(200);
  });

  it('of a company is rendered where the database hangs (X-10)', async () => {
    const clock = new FakeClock();
    const server = await renderer.open({ clock, movedTo: () => new Promise(() => undefined) });
    const shown = visit(server, '/discussions/koyal-pay');
    await clock.untilWaitedFor(usualTimeoutMs);
    clock.advance(usualTimeoutMs);
    expect((await shown).statusCode).toBe(200);
  });
});
