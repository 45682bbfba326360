import { describe, expect, it } from 'vitest';
import { noticeVersion } from '#core/settings/consent.ts';
import type { Member } from '#core/sessions/session.ts';
import { userTypeOf } from '#core/usage/tracker.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeVisibilities } from '#tests/fakes/device/fake-visibilities.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeConsents } from '#tests/fakes/settings/fake-consents.ts';
import { FakeCuratedEvents } from '#tests/fakes/usage/fake-curated-events.ts';
import { FakeUsageCounts } from '#tests/fakes/usage/fake-usage-counts.ts';
import { aMember, aSession } from '#tests/members.ts';
import { settled } from '#tests/settled.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { RecordedList } from './recorded-list.ts';
import { RecordedStore } from './recorded-store.ts';
import { UsageBuffer } from './usage-buffer.ts';
import { UsageConsent } from './usage-consent.ts';
import { UsageQueue } from './usage-queue.ts';
import { UsageStore } from './usage-store.ts';
import { VisitCounter } from './visit-counter.ts';

interface Before {
  readonly device?: FakeUserStorage;
  readonly own?: FakeUserStorage;
  readonly tab?: FakeUserStorage;
  readonly isMember?: boolean;
  readonly consents?: FakeConsents;
  readonly member?: Member;
}

function aPage({
  device = new FakeUserStorage(),
  own = new FakeUserStorage(),
  tab = new FakeUserStorage(),
  isMember = false,
  consents = new FakeConsents(),
  member = aMember({ role: 'administrator' }),
}: Before = {}) {
  const [clock, visibilities, counts, events] = [new FakeClock(), new FakeVisibilities(), new FakeUsageCounts(), new FakeCuratedEvents()];
  const session = new SessionStore(new FakeSessions(clock, isMember ? member : undefined), new FakeTabs(), new FakeLoginMarkers(), clock);
  if (isMember) session.hold(aSession(clock.now(), member));
  const consent = new UsageConsent(consents, own, session);
  const recorded = new RecordedStore(tab);
  const about = () => ({ tenant: 9, tracker: 9205, userType: userTypeOf(session.awake?.role, consent.isGiven), deviceType: 'WAP' }) as const;
  const buffer = new UsageBuffer(counts, clock, visibilities, about);
  const usage = new UsageStore(buffer, recorded, consent, events, new VisitCounter(device, tab, clock), 'WAP');
  const arrive = (route: string, path: string, search = '') => usage.hear({ arrival: { route, path, search, at: clock.now() } });
  return { clock, visibilities, counts, events, session, member, consent, consents, recorded, buffer, usage, arrive, device, own, tab };
}

const pages = (counts: FakeUsageCounts) => counts.counts.flatMap((count) => (count.kind === 'page' ? [count.pageName] : []));

describe('counts without a person (F-21)', () => {
  it('are sent together after ten seconds, in batches of fifty (R-225, R-231)', async () => {
    const { clock, counts, arrive, usage } = aPage();
    arrive('home', '/');
    arrive('overview', '/overview/koyal-pay-overview');
    clock.advance(9_999);
    expect(counts.batches).toEqual([]);
    clock.advance(1);
    expect(counts.batches).toHaveLength(1);
    expect(counts.batches[0]).toMatchObject({ tenant: 9, tracker: 9205, userType: 9, deviceType: 'WAP' });
    expect(pages(counts)).toEqual(['HomeScreen', 'CompanyOverview']);
    for (let at = 0; at < 60; at++) usage.hear({ count: { kind: 'page', pageName: 'HomeScreen' } });
    expect(counts.batches.map((batch) => batch.counts.length)).toEqual([5, 50]);
    await settled();
  });

  it('are sent at once when the page is hidden, and while nobody sees it', () => {
    const { counts, buffer, visibilities, arrive, usage } = aPage();
    const stop = buffer.start();
    arrive('home', '/');
    visibilities.turn(false);
    expect(counts.batches).toHaveLength(1);
    usage.measure({ vital: 'CLS', value: 0.95, at: 0, target: 'main>img' });
    expect(counts.batches[1]?.counts).toEqual([
      { kind: 'vital', vital: 'CLS', pageName: 'HomeScreen', value: 0.95 },
      { kind: 'slow', vital: 'CLS', pageName: 'HomeScreen', target: 'main>img' },
    ]);
    stop();
  });

  it('count a page for each path, and none for another query of it', () => {
    const { clock, counts, arrive } = aPage();
    for (const search of ['', '?rating=4', '?rating=5']) arrive('companies', '/list-of-companies', search);
    arrive('home', '/');
    arrive('companies', '/list-of-companies');
    clock.advance(10_000);
    expect(pages(counts)).toEqual(['CompanyListing', 'HomeScreen', 'CompanyListing']);
  });

  it('count a visit once per day, week and month of the device, remembering nothing else', () => {
    const first = aPage();
    first.arrive('home', '/');
    first.clock.advance(10_000);
    const again = aPage({ device: first.device });
    again.arrive('home', '/');
    again.clock.advance(10_000);
    const visits = (counts: FakeUsageCounts) => counts.counts.flatMap((count) => (count.kind === 'visit' ? [count.span] : []));
    expect([visits(first.counts), visits(again.counts)]).toEqual([['day', 'week', 'month'], []]);
    expect([...first.device.kept]).toEqual([['visits', '{"day":"2026-11-20","week":"2026-W47","month":"2026-11"}']]);
  });

  it('count the source of the first address, once a tab (R-225)', () => {
    const [first, tab] = [aPage(), new FakeUserStorage()];
    const reloaded = (search: string) => {
      const page = aPage({ tab, device: first.device });
      page.arrive('home', '/', search);
      page.arrive('companies', '/list-of-companies', '?campaign=desktop_nav');
      page.clock.advance(10_000);
      return page.counts.counts.filter(({ kind }) => kind === 'source');
    };
    expect(reloaded('?utm_source=mail')).toEqual([{ kind: 'source', source: 'mail', medium: '', campaign: '' }]);
    expect(reloaded('?utm_source=mail')).toEqual([]);
  });

  it('are none of a page from which something is sent by a key (F-07, F-17)', () => {
    const { clock, counts, arrive, usage } = aPage();
    arrive('reviewForm', '/contribute/company-review-v3');
    usage.measure({ vital: 'LCP', value: 900, at: clock.now(), target: '' });
    clock.advance(10_000);
    expect([pages(counts), counts.counts.filter(({ kind }) => kind === 'vital')]).toEqual([[], []]);
  });

  it('count a measurement for the screen on which it arose', () => {
    const { clock, counts, arrive, usage } = aPage();
    arrive('home', '/');
    const onHome = clock.now();
    clock.advance(5_000);
    arrive('jobs', '/jobs');
    usage.measure({ vital: 'INP', value: 320, at: onHome + 1_000, target: 'main>button' });
    clock.advance(10_000);
    expect(counts.counts.filter(({ kind }) => kind === 'slow' || kind === 'vital')).toMatchObject([{ pageName: 'HomeScreen' }, { pageName: 'HomeScreen' }]);
  });

  it('wait for the chunk that counts, and come to it in order', () => {
    const [queue, heard] = [new UsageQueue(), [] as unknown[]];
    queue.count({ kind: 'visit', span: 'day' });
    queue.follow((news) => heard.push(news));
    queue.note({ eventType: 'voted', attributes: { pageName: 'HomeScreen' } });
    expect(heard).toEqual([{ count: { kind: 'visit', span: 'day' } }, { note: { eventType: 'voted', attributes: { pageName: 'HomeScreen' } } }]);
  });
});

describe('events of a member (R-224)', () => {
  const allowed = async () => {
    const consents = new FakeConsents();
    await consents.save('usage', true, noticeVersion);
    return consents;
  };

  it('are sent while the member allows it, with what the page is about (R-225)', async () => {
    const { consent, events, arrive, usage } = aPage({ isMember: true, consents: await allowed() });
    arrive('home', '/');
    await consent.ask();
    arrive('community', '/communities/salary-talk');
    usage.hear({ call: { operation: 'castVote', facts: { event: 'voted' }, body: {}, isApart: false, at: 0, ms: 20, isDone: true } });
    expect(events.sent).toEqual([
      { eventType: 'pageView', attributes: { pageName: 'CommunityListing', communityType: 'topic' } },
      { eventType: 'voted', attributes: { pageName: 'CommunityListing', communityType: 'topic' } },
    ]);
    expect(events.deviceTypes).toEqual(['WAP', 'WAP']);
  });

  it.each([
    ['a guest', { isMember: false }],
    ['a member who has said nothing', { isMember: true }],
  ])('are none of %s', async (_, who) => {
    const { clock, consent, events, counts, arrive } = aPage(who);
    await consent.ask();
    arrive('home', '/');
    clock.advance(10_000);
    expect([events.sent, pages(counts)]).toEqual([[], ['HomeScreen']]);
    expect(counts.batches[0]?.userType).toBe(9);
  });

  it('end in every tab when consent is withdrawn, and begin when given', async () => {
    const own = new FakeUserStorage();
    const here = aPage({ isMember: true, own, consents: await allowed() });
    const there = aPage({ isMember: true, own: new FakeUserStorage(own), member: here.member });
    await here.consent.ask();
    there.arrive('home', '/');
    expect(there.events.sent).toHaveLength(1);
    here.consent.remember(false);
    there.arrive('jobs', '/jobs');
    expect(there.events.sent).toHaveLength(1);
    expect([...own.kept]).toEqual([]);
  });

  it('do not begin by an answer older than the choice in the settings', async () => {
    const consents = await allowed();
    const { consent } = aPage({ isMember: true, consents });
    await consent.ask();
    const asking = consent.ask();
    consent.remember(false);
    await asking;
    expect(consent.isGiven).toBe(false);
  });

  it('belong to the member who allowed them, and to nobody after on the device', async () => {
    const own = new FakeUserStorage();
    own.keep('usage-allowed', { owner: 'another-member' });
    const { events, arrive } = aPage({ isMember: true, own });
    arrive('home', '/');
    expect(events.sent).toEqual([]);
  });

  it('name an employer in counts only where the consent is given (R-166)', async () => {
    const { clock, consent, counts, arrive } = aPage({ isMember: true, consents: await allowed() });
    arrive('home', '/');
    clock.advance(10_000);
    await consent.ask();
    arrive('jobs', '/jobs');
    clock.advance(10_000);
    expect(counts.batches.map(({ userType }) => userType)).toEqual([9, 1]);
  });

  it('contain no person, device or address, and neither do counts (R-225, F-21)', async () => {
    const { clock, consent, counts, events, member, arrive, usage } = aPage({ isMember: true, consents: await allowed() });
    await consent.ask();
    arrive('post', '/p/c7k2m0c4t8zb1v9x', '?utm_source=asha@example.org&campaign=x');
    usage.hear({ call: { operation: 'listFeed', facts: {}, body: { note: 'what somebody wrote' }, isApart: false, at: 0, ms: 4_000, isDone: true } });
    clock.advance(10_000);
    const sent = JSON.stringify([counts.batches, events.sent]);
    for (const marker of [member.userId, member.displayName, 'c7k2m0c4t8zb1v9x', 'asha', '/p/', 'http', 'what somebody wrote'])
      expect(sent).not.toContain(marker);
    expect(sent).not.toMatch(/userId|cvId|deviceId|"url"|referrer|timestamp/i);
    expect(events.sent).toHaveLength(1);
  });
});

describe('what was recorded (F-21)', () => {
  const sent = { operation: 'noteBrowsing', facts: { recorded: 'browsing' }, body: { urlName: 'koyal-pay' }, isApart: false, at: 7 } as const;

  it('is each listed request as sent, how it ended, and what waits', () => {
    const { recorded, buffer, usage, arrive } = aPage();
    const list = new RecordedList(recorded, buffer);
    usage.hear({ call: sent });
    usage.hear({ call: { ...sent, facts: {} } });
    expect(list.events).toEqual([{ kind: 'browsing', sent: { urlName: 'koyal-pay' }, at: 7, outcome: 'waiting', number: 1 }]);
    usage.hear({ call: { ...sent, ms: 20, isDone: false } });
    arrive('home', '/');
    expect(list.events.map(({ outcome }) => outcome)).toEqual(['unsent', 'unsent', 'unsent', 'unsent', 'failed']);
  });

  it('survives a reload of the tab, and is deleted together with what was unsent', () => {
    const { clock, counts, recorded, buffer, usage, arrive, tab } = aPage();
    usage.hear({ call: sent });
    expect(new RecordedStore(tab).calls).toMatchObject([{ kind: 'browsing', outcome: 'sent' }]);
    arrive('home', '/');
    const list = new RecordedList(recorded, buffer);
    list.clear();
    expect([list.events, list.isDeleted, new RecordedStore(tab).calls]).toEqual([[], true, []]);
    clock.advance(60_000);
    expect(counts.batches).toEqual([]);
  });

  it('does not come back after a sign-out, and is not shown to another member', () => {
    const tab = new FakeUserStorage();
    let owner = 'one';
    const recorded = new RecordedStore(tab, () => owner);
    recorded.take(sent);
    tab.drop('recorded');
    recorded.take({ ...sent, at: 8 });
    expect(recorded.calls.map(({ at }) => at)).toEqual([8]);
    owner = 'another';
    expect(new RecordedStore(tab, () => owner).calls).toEqual([]);
  });

  it('ends when its member leaves: nothing the page still sends awaits the next', () => {
    const tab = new FakeUserStorage();
    let owner: string | undefined = 'one';
    const recorded = new RecordedStore(tab, () => owner);
    recorded.take(sent);
    tab.drop('recorded');
    owner = undefined;
    recorded.take({ ...sent, at: 8 });
    expect(new RecordedStore(tab).calls).toEqual([]);
  });

  it('never goes back from sent to on its way', () => {
    const tab = new FakeUserStorage();
    new RecordedStore(tab).take(sent);
    const reloaded = new RecordedStore(tab);
    reloaded.take({ ...sent, at: 8 });
    expect(reloaded.calls.map(({ outcome }) => outcome)).toEqual(['sent', 'waiting']);
  });

  it('survives a moment that no date can say', () => {
    const tab = new FakeUserStorage();
    tab.keep('recorded', { calls: [{ kind: 'browsing', body: {}, at: 1e30, outcome: 'sent' }] });
    expect(new RecordedStore(tab).calls).toEqual([]);
  });

  it('is the last two hundred requests', () => {
    const { recorded } = aPage();
    for (let at = 0; at < 210; at++) recorded.take({ ...sent, at });
    expect([recorded.calls.length, recorded.calls[0]?.at]).toEqual([200, 10]);
  });
});
