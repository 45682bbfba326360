import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { BrowserPickedFiles } from '#web/adapters/photos/browser-picked-files.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeCaches } from '#tests/fakes/offline/fake-caches.ts';
import { FakePickedFiles } from '#tests/fakes/photos/fake-picked-files.ts';
import { keepsPickedFiles } from './picked-files.ts';

describe('the photos picked, kept in the caches of a browser', () => {
  beforeEach(() => void vi.stubGlobal('caches', new FakeCaches()));
  afterEach(() => void vi.unstubAllGlobals());
  keepsPickedFiles(() => new BrowserPickedFiles(new FakeClock()));

  const desk = { name: 'desk.png', file: new Uint8Array([1]) };

  it('are stored for a week', async () => {
    const clock = new FakeClock();
    const files = new BrowserPickedFiles(clock);
    await files.keep('one', [desk]);
    clock.set(7 * dayMs);
    expect(await files.read('one')).toEqual([desk]);
    clock.set(1);
    expect(await files.read('one')).toEqual([]);
    await files.keep('two', [desk]);
    expect(await (await caches.open('daftar-picked')).keys()).toHaveLength(1);
  });

  it('go without where the browser keeps nothing', async () => {
    vi.unstubAllGlobals();
    const files = new BrowserPickedFiles(new FakeClock());
    await files.keep('one', [desk]);
    expect(await files.read('one')).toEqual([]);
  });
});

describe('the photos picked, kept in a fake', () => {
  keepsPickedFiles(() => new FakePickedFiles());
});
