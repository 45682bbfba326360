import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#core/failure.ts';
import { BrowserExposureChecks } from '#web/adapters/exposure/browser-exposure-checks.ts';
import { DeviceExposureChecks } from '#web/adapters/exposure/device-exposure-checks.ts';
import { FakeExposureChecks } from '#tests/fakes/exposure/fake-exposure-checks.ts';
import { FakeWorker } from '#tests/fakes/exposure/fake-worker.ts';
import { keepsExposureChecks } from './exposure-checks.ts';

beforeEach(() => {
  [FakeWorker.started, FakeWorker.isAway] = [[], false];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a check of a draft, in memory', () => void keepsExposureChecks(() => new FakeExposureChecks()));
describe('a check of a draft, in a worker', () => void keepsExposureChecks(() => new BrowserExposureChecks()));

describe('a check of a draft, fetched with the first', () => void keepsExposureChecks(() => new DeviceExposureChecks(async () => new FakeExposureChecks())));

describe('a check that is fetched with the first draft', () => {
  it('is fetched once, and again after it could not be', async () => {
    const load = vi
      .fn<() => Promise<FakeExposureChecks>>()
      .mockRejectedValueOnce(new Failure('offline'))
      .mockImplementation(async () => new FakeExposureChecks());
    const checks = new DeviceExposureChecks(load);
    expect(load).not.toHaveBeenCalled();
    await expect(checks.check({ likes: 'With Rakesh.' }, '')).rejects.toMatchObject({ kind: 'offline' });
    expect(await checks.check({ likes: 'With Rakesh.' }, '')).toHaveLength(1);
    await checks.check({ likes: 'With Rakesh.' }, '');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a worker that reads drafts', () => {
  it('is started for the first draft, and only once', async () => {
    const checks = new BrowserExposureChecks();
    expect(FakeWorker.started).toEqual([]);
    await checks.check({ likes: 'Good work.' }, '');
    await checks.check({ likes: 'Good work, really.' }, '');
    expect(FakeWorker.started.map(({ url }) => url.split('/').at(-1))).toEqual(['exposure-worker.ts']);
  });

  it('asks no server anything (F-10)', async () => {
    const asked = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', asked);
    expect(await new BrowserExposureChecks().check({ likes: 'Call 98450 31276.' }, '')).toHaveLength(1);
    expect(asked).not.toHaveBeenCalled();
  });

  it('fails where it cannot be had, and is asked for again with the next draft', async () => {
    const checks = new BrowserExposureChecks();
    FakeWorker.isAway = true;
    await expect(checks.check({ likes: 'Call 98450 31276.' }, '')).rejects.toMatchObject({ kind: 'broken' });
    FakeWorker.isAway = false;
    expect(await checks.check({ likes: 'Call 98450 31276.' }, '')).toHaveLength(1);
    expect(FakeWorker.started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  it('is not waited for in a browser without workers', async () => {
    vi.stubGlobal('Worker', undefined);
    await expect(new BrowserExposureChecks().check({ likes: 'Good work.' }, '')).rejects.toMatchObject({ kind: 'broken' });
  });
});
