import { describe, expect, it } from 'vitest';
import { clientSystems } from '../device/client-system.ts';
import { curatedTypeOf } from './curated-calls.ts';
import { vitalCounts, slowCall } from './measured.ts';
import { pageAttributes } from './page-attributes.ts';
import { eventsIn, recordedFrom } from './recorded-call.ts';
import { nativeTracker, trackerIds, trackerOf, trackerTenant, userTypeOf } from './tracker.ts';
import { visitSourceIn } from './visit-source.ts';
import { spansAt, spansBegun } from './visit-spans.ts';

describe('the tracker (R-166, R-222, R-231)', () => {
  it('is that of the system, of tenant 9', () => {
    expect(Object.fromEntries(clientSystems.map((system) => [system, trackerOf(system)]))).toEqual({
      AB_WEB: 9205,
      AB_MSITE: 9205,
      AB_ANDROID: 9207,
      AB_IOS: 9208,
    });
    expect([nativeTracker, trackerTenant, trackerIds]).toEqual([9206, 9, [9205, 9206, 9207, 9208]]);
  });

  it('names an employer only where someone who may edit the company’s page agrees', () => {
    expect([userTypeOf('administrator', true), userTypeOf('administrator', false), userTypeOf('moderator', true), userTypeOf(undefined, false)]).toEqual([
      1, 9, 9, 9,
    ]);
  });
});

describe('the source of a visit (R-225)', () => {
  it.each([
    ['?utm_source=Newsletter&utm_medium=Mail&utm_campaign=November', { source: 'newsletter', medium: 'mail', campaign: 'november' }],
    ['?campaign=desktop_nav', { source: '', medium: '', campaign: 'desktop_nav' }],
    ['?utm_campaign=a&campaign=b', { source: '', medium: '', campaign: 'a' }],
    ['?utm_source=Spring+sale!', undefined],
    [`?utm_source=${'x'.repeat(64)}`, { source: 'x'.repeat(40), medium: '', campaign: '' }],
    ['?utm_source=asha@example.org', undefined],
    ['?utm_source=919876543210', undefined],
    ['?utm_source=चाय', undefined],
    ['?rating=4', undefined],
    ['', undefined],
  ])('is read from %j as %j', (search, source) => {
    expect(visitSourceIn(search)).toEqual(source);
  });
});

describe('the spans of visits', () => {
  it('are days, ISO weeks and months in India', () => {
    expect(spansAt(Date.parse('2027-01-01T00:10+05:30'))).toEqual({ day: '2027-01-01', week: '2026-W53', month: '2027-01' });
    expect(spansAt(Date.parse('2027-01-03T23:50+05:30')).week).toBe('2026-W53');
    expect(spansAt(Date.parse('2027-01-04T00:00+05:30')).week).toBe('2027-W01');
  });

  it('begin where the device remembers another one', () => {
    const [friday, saturday, monday] = ['20', '21', '23'].map((day) => spansAt(Date.parse(`2026-11-${day}T12:00+05:30`)));
    if (!friday || !saturday || !monday) throw new Error('No days');
    expect(spansBegun(undefined, friday)).toEqual(['day', 'week', 'month']);
    expect(spansBegun(friday, friday)).toEqual([]);
    expect(spansBegun(friday, saturday)).toEqual(['day']);
    expect(spansBegun(saturday, monday)).toEqual(['day', 'week']);
    expect(spansBegun('tampered', monday)).toEqual(['day', 'week', 'month']);
  });
});

describe('the usage cache (R-225)', () => {
  it.each([
    ['overview', { pageName: 'CompanyOverview' }],
    ['jobSalary', { pageName: 'JobSalary' }],
    ['department', { pageName: 'DepartmentListing', communityType: 'department' }],
    ['community', { pageName: 'CommunityListing', communityType: 'topic' }],
    ['companyPosts', { pageName: 'CompanyPosts', communityType: 'company' }],
    ['home', { pageName: 'HomeScreen' }],
  ])('of %s is %j', (route, attributes) => expect(pageAttributes(route)).toEqual(attributes));

  it.each(['reviewForm', 'nextStep', 'contributions', 'madeUpName', 'messages', 'photoForm'])(
    'is empty on %s, where things go by keys of their own (F-07)',
    (route) => {
      expect(pageAttributes(route)).toBeUndefined();
    },
  );
});

describe('what a call says', () => {
  const call = { operation: 'createPost', facts: { event: 'postCreated' }, body: {}, isApart: false, at: 0, ms: 1, isDone: true } as const;

  it('of a member, where it went by the session and was done (R-224)', () => {
    expect(curatedTypeOf(call)).toBe('postCreated');
    expect(curatedTypeOf({ ...call, isDone: false })).toBeUndefined();
    expect(curatedTypeOf({ ...call, facts: {} })).toBeUndefined();
  });

  it('never where a separate call went, which may concern a made-up name (F-07)', () => {
    expect(curatedTypeOf({ ...call, isApart: true })).toBeUndefined();
  });

  it('of how long it took, from a second on, and never of counts themselves', () => {
    expect(slowCall({ ...call, ms: 999 })).toBeUndefined();
    expect(slowCall({ ...call, ms: 1_000.4 })).toEqual({ kind: 'call', operation: 'createPost', ms: 1_000, isDone: true });
    expect(slowCall({ ...call, facts: { recorded: 'views' }, ms: 5_000 })).toBeUndefined();
  });
});

describe('a measurement (R-229)', () => {
  const at = { at: 0, target: 'main>button.btn' };

  it.each([
    ['INP', 200, false],
    ['INP', 201, true],
    ['CLS', 0.899, false],
    ['CLS', 0.9, true],
    ['LCP', 9_000, false],
  ] as const)('of %s at %d is slow: %s', (vital, value, isSlow) => {
    const [counted, slow] = vitalCounts({ vital, value, ...at }, 'HomeScreen');
    expect(counted).toEqual({ kind: 'vital', vital, pageName: 'HomeScreen', value });
    expect(slow).toEqual(isSlow ? { kind: 'slow', vital, pageName: 'HomeScreen', target: 'main>button.btn' } : undefined);
  });

  it('tells two hundred characters of its place', () => {
    const [, slow] = vitalCounts({ vital: 'INP', value: 300, at: 0, target: 'x'.repeat(900) }, 'HomeScreen');
    expect(slow).toMatchObject({ target: 'x'.repeat(200) });
    expect(vitalCounts({ vital: 'LCP', value: Number.NaN, ...at }, 'HomeScreen')).toEqual([]);
  });
});

describe('what was recorded (F-21)', () => {
  it('is every event of a request, word for word', () => {
    const page = { kind: 'page', pageName: 'HomeScreen' };
    const recorded = { at: 1, outcome: 'sent' } as const;
    expect(eventsIn({ kind: 'counts', body: { tenant: 9, counts: [page, page] }, ...recorded })).toHaveLength(2);
    expect(eventsIn({ kind: 'impressions', body: { companies: ['a', 'b'] }, ...recorded }).map(({ sent }) => sent)).toEqual([
      { companies: 'a' },
      { companies: 'b' },
    ]);
    expect(eventsIn({ kind: 'browsing', body: { urlName: 'a' }, ...recorded })).toEqual([{ kind: 'browsing', sent: { urlName: 'a' }, ...recorded }]);
  });

  it('is read back without what a tampered store says', () => {
    const call = { kind: 'browsing', body: { urlName: 'a' }, at: 1, outcome: 'sent' };
    expect(recordedFrom({ calls: [call, { ...call, kind: 'createPost' }, { ...call, at: 'x' }, null, 7] })).toEqual([call]);
    for (const value of [undefined, null, 'x', { calls: 'x' }]) expect(recordedFrom(value)).toEqual([]);
  });
});
