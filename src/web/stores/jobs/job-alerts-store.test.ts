import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { searchOfAlert } from '#core/jobs/job-alert-search.ts';
import type { JobAlertDraft } from '#core/jobs/job-alerts.ts';
import { everyJob } from '#core/jobs/job-search.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeJobAlerts } from '#tests/fakes/jobs/fake-job-alerts.ts';
import { anAlert } from '#tests/fakes/jobs/listed-jobs.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { JobAlertsStore } from './job-alerts-store.ts';

class FailingAlerts extends FakeJobAlerts {
  problem: Failure | undefined;
  override async create(draft: JobAlertDraft) {
    if (this.problem) throw this.problem;
    return super.create(draft);
  }
  override async remove(jobAlertId: string) {
    if (this.problem) throw this.problem;
    await super.remove(jobAlertId);
  }
}

function opened(isSignedIn = true, storage = new FakeUserStorage()) {
  const kept = new FailingAlerts();
  return { kept, storage, store: new JobAlertsStore(kept, { isSignedIn } as SessionStore, storage) };
}

const listed = searchOfAlert(anAlert());

describe('the alerts on a screen (R-192)', () => {
  it('know the one of the search that is shown, whatever its order and age', async () => {
    const { store } = opened();
    expect([await store.create(listed), store.alerts.length]).toEqual([true, 1]);
    const { scope, search } = listed;
    expect(store.of({ scope, search: { ...search, sort: 'pay', freshness: 7, rid: 'j7k2m0c4t8zb1v9x' } })).toBe(store.alerts[0]);
    expect(store.of({ scope: { of: 'designation', urlName: 'software-engineer' }, search: { ...everyJob, location: ['pune'] } })).toBe(store.alerts[0]);
    expect(store.of({ scope, search: { ...search, k: 'night' } })).toBeUndefined();
    await store.create(listed);
    expect(store.alerts).toHaveLength(1);
  });

  it('offer ways to hear of new jobs until dismissed once on this device', async () => {
    const { store, storage } = opened();
    await store.create(listed);
    expect([store.isOffering, store.wasOffered]).toEqual([true, false]);
    store.endOffer();
    await store.create(listed);
    expect([store.isOffering, store.wasOffered]).toEqual([false, true]);
    const later = opened(true, storage);
    await later.store.create(listed);
    expect([later.store.isOffering, later.store.wasOffered]).toEqual([false, true]);
  });

  it('are read once, and for a guest never', async () => {
    const { kept, store } = opened();
    await kept.create(anAlert());
    await store.open();
    await store.open();
    expect(store.alerts).toHaveLength(1);
    const guest = opened(false);
    await guest.store.open();
    expect(guest.store.reading.state.status).toBe('IDLE');
  });

  it('stay as they were where that did not work', async () => {
    const { kept, store } = opened();
    await store.create(listed);
    kept.problem = new Failure('offline');
    const [alert] = store.alerts;
    const stopping = alert && store.remove(alert);
    expect(store.alerts).toEqual([]);
    expect([await stopping, store.alerts, store.removalFailure?.kind]).toEqual([false, [alert], 'offline']);
    expect([await store.create({ ...listed, search: { ...listed.search, k: 'night' } }), store.failure?.kind, store.alerts.length]).toEqual([
      false,
      'offline',
      1,
    ]);
    kept.problem = undefined;
    kept.alerts = [];
    expect([alert && (await store.remove(alert)), store.alerts]).toEqual([true, []]);
  });
});
