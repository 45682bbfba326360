import { describe, expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import type { AnnouncementFacts } from '#core/errors/announcement.ts';
import { Failure, failureKinds, type FailureKind } from '#core/failure.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakeErrorReports } from '#tests/fakes/errors/fake-error-reports.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { ConnectionStore } from './connection-store.ts';
import { FailuresStore } from './failures-store.ts';
import { ToastStore } from './toast-store.ts';
import { WordsStore } from './words-store.ts';

const shared = await loadSharedWords('en');

function failureParts() {
  const clock = new FakeClock();
  const toasts = new ToastStore(clock);
  const reports = new FakeErrorReports(clock);
  const connection = new ConnectionStore(new FakeConnections(), clock);
  const words = new WordsStore(new FakePreferences(), shared, productBrand);
  const failures = new FailuresStore(toasts, reports, connection, words, clock);
  const fail = (kind: FailureKind, facts: AnnouncementFacts = {}) => failures.callFailed(new Failure(kind), { ...call, facts });
  return { clock, toasts, reports, connection, failures, fail };
}

const call = { operation: 'listCompanies', facts: {}, status: undefined };

const textsOf = (toasts: ToastStore) => toasts.toasts.map(({ toast }) => toast.text1);

describe('a failed call', () => {
  it.each([{ recorded: 'counts' }, { recorded: 'event' }, { quiet: 'always' }] as const)(
    'of a quiet call (%o) is never said, and a blocked count blames no connection (F-21)',
    (facts: AnnouncementFacts) => {
      const { toasts, connection, fail } = failureParts();
      for (const kind of failureKinds.filter((known) => known !== 'offline')) fail(kind, facts);
      if (facts.recorded) fail('offline', facts);
      expect([textsOf(toasts), connection.isLost]).toEqual([[], false]);
      fail('offline');
      expect(connection.isLost).toBe(true);
    },
  );

  it.each([
    ['missing', 'We could not find what you are looking for!'],
    ['signed-out', 'You must be logged in to do this operation!'],
    ['forbidden', 'You are not authorised to do this operation!'],
    ['broken', 'Something went wrong, please try later. We are working on it!'],
  ] as const)('that is %s is said in the words of the catalogue (R-235)', (kind, sentence) => {
    const { toasts, fail } = failureParts();
    fail(kind);
    expect(textsOf(toasts)).toEqual([sentence]);
  });

  it('from a busy server is distinguished from one that never reached the server', () => {
    const { failures, connection } = failureParts();
    failures.callFailed(new Failure('offline', undefined, { code: 'UNAVAILABLE' }), { ...call, status: 503 });
    expect([connection.isBusy, connection.isAway]).toEqual([true, false]);
    failures.callFailed(new Failure('offline'), call);
    expect([connection.isBusy, connection.isAway]).toEqual([false, true]);
  });

  it.each(['cancelled', 'invalid', 'offline'] as const)('that is %s passes without a toast (R-236)', (kind) => {
    const { toasts, fail } = failureParts();
    fail(kind);
    expect(textsOf(toasts)).toEqual([]);
  });

  it('of a kind that its screen says passes without a toast', () => {
    const { toasts, fail } = failureParts();
    fail('missing', { quiet: 'missing' });
    expect(textsOf(toasts)).toEqual([]);
    fail('broken', { quiet: 'missing' });
    expect(textsOf(toasts)).toHaveLength(1);
  });

  it('by a banned account says so and where to read why, unless shown already (R-064)', () => {
    const { toasts, failures } = failureParts();
    const banned = new Failure('conflict', undefined, { code: 'BANNED' });
    failures.callFailed(banned, { ...call, facts: { saysBan: true } });
    expect(textsOf(toasts)).toEqual([]);
    failures.callFailed(banned, call);
    expect(textsOf(toasts)).toEqual(['Your account is banned. Read why and until when, and appeal.']);
  });

  it('of a report itself passes without a toast, and is reported by none (R-236)', () => {
    const { toasts, reports, fail } = failureParts();
    fail('broken', { recorded: 'error' });
    expect([textsOf(toasts), reports.reports]).toEqual([[], []]);
  });

  it('is said once however many fail together, and again after a while', async () => {
    const { clock, toasts, fail } = failureParts();
    fail('broken');
    fail('broken');
    expect(textsOf(toasts)).toHaveLength(1);
    await clock.advance(5_000);
    fail('broken');
    expect(toasts.toasts.filter(({ isLeaving }) => !isLeaving)).toHaveLength(1);
  });

  it('is reported with its screen, unless it was given up or never arrived (R-228, R-236)', () => {
    const { reports, failures, fail } = failureParts();
    failures.standOn('CompanyListing');
    fail('broken');
    fail('cancelled');
    fail('offline');
    expect(reports.reports).toEqual([
      { error: { name: 'Failure', message: 'broken' }, display: 'WEB', screen: 'CompanyListing', operation: 'listCompanies', kind: 'broken' },
    ]);
  });

  it('of a sign-out is reported by name, and shown by the caller (R-135)', () => {
    const { toasts, reports, fail } = failureParts();
    fail('broken', { quiet: 'always', reportedAs: { name: 'logout API', message: 'Logout API returned unexpected status' } });
    expect(textsOf(toasts)).toEqual([]);
    expect(reports.reports).toMatchObject([{ error: { name: 'logout API', message: 'Logout API returned unexpected status' } }]);
  });

  it('of a way in passes without a toast and is reported (R-134, R-240)', () => {
    const { toasts, reports, fail } = failureParts();
    fail('signed-out', { wayIn: true });
    expect(textsOf(toasts)).toEqual([]);
    expect(reports.reports).toMatchObject([{ kind: 'signed-out' }]);
  });

  it.each(['invalid', 'signed-out', 'forbidden', 'missing', 'conflict', 'limited'] as const)('that is %s is an answer, and no error to report', (kind) => {
    const { reports, fail } = failureParts();
    fail(kind);
    expect(reports.reports).toEqual([]);
  });

  it('that no screen may cause is reported, although it was refused', () => {
    const { reports, failures } = failureParts();
    failures.callFailed(new Failure('invalid', 'No', { code: 'REQUEST_INVALID' }), { ...call, status: 400 });
    expect(reports.reports).toMatchObject([{ error: { message: 'REQUEST_INVALID' }, kind: 'invalid', status: 400 }]);
  });

  it('is reported without what the server said to a person', () => {
    const { reports, failures } = failureParts();
    const said = 'We do not know this address as one of Pravaha Cloudworks.';
    for (const kind of failureKinds) failures.callFailed(new Failure(kind, said, { code: 'MAIL_FOREIGN' }), { ...call, status: 500 });
    failures.callFailed(new Failure('broken', said), { ...call, status: 500 });
    expect(reports.reports.map(({ error }) => error.message)).toEqual(['MAIL_FOREIGN', 'broken']);
    expect(JSON.stringify(reports.reports)).not.toContain('Pravaha');
  });

  it('reports at most twenty times a page', () => {
    const { reports, fail } = failureParts();
    for (let times = 0; times < 50; times++) fail('broken');
    expect(reports.reports).toHaveLength(20);
  });

  it('for want of a connection makes the app notice that it is gone', () => {
    const { connection, fail } = failureParts();
    fail('offline');
    expect(connection.isLost).toBe(true);
  });
});
