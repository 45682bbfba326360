import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeVisibilities } from '#tests/fakes/device/fake-visibilities.ts';
import { FakeImpressions } from '#tests/fakes/impressions/fake-impressions.ts';
import { settled } from '#tests/settled.ts';
import { ImpressionsStore } from './impressions-store.ts';

const backend = (impressions = new FakeImpressions()) => {
  const [clock, visibilities] = [new FakeClock(), new FakeVisibilities()];
  return { impressions, clock, visibilities, store: new ImpressionsStore(impressions, clock, visibilities) };
};

describe('the companies that came into sight', () => {
  it('count from half a second on (R-226)', async () => {
    const { impressions, clock, store } = backend();
    const leave = store.come('koyal-pay');
    clock.advance(499);
    leave();
    store.come('sutra-mill');
    clock.advance(500);
    clock.advance(10_000);
    await settled();
    expect(impressions.calls).toEqual([['sutra-mill']]);
  });

  it('are sent together after ten seconds, each once (R-227)', async () => {
    const { impressions, clock, store } = backend();
    for (const name of ['koyal-pay', 'sutra-mill']) store.come(name);
    clock.advance(500);
    store.come('koyal-pay');
    clock.advance(9_999);
    await settled();
    expect(impressions.calls).toEqual([]);
    clock.advance(1);
    await settled();
    clock.advance(60_000);
    await settled();
    expect(impressions.calls).toEqual([['koyal-pay', 'sutra-mill']]);
  });

  it('are sent at once when the page is left, and when its list is (R-227)', async () => {
    const { impressions, clock, visibilities, store } = backend();
    const stop = store.start();
    store.come('koyal-pay');
    clock.advance(500);
    visibilities.turn(false);
    store.come('sutra-mill');
    clock.advance(500);
    stop();
    await settled();
    expect(impressions.calls).toEqual([['koyal-pay'], ['sutra-mill']]);
  });

  it('are sent in batches of fifty', async () => {
    const { impressions, clock, store } = backend();
    for (let at = 0; at < 60; at++) store.come(`mill-${at}`);
    clock.advance(500);
    clock.advance(10_000);
    await settled();
    clock.advance(10_000);
    await settled();
    expect(impressions.calls.map(({ length }) => length)).toEqual([50, 10]);
  });

  it('are sent once more where a batch did not arrive, and then let go', async () => {
    const impressions = new FakeImpressions();
    const sent: (readonly string[])[] = [];
    impressions.count = async (companies) => {
      sent.push(companies);
      throw new Failure('offline');
    };
    const { clock, store } = backend(impressions);
    store.come('koyal-pay');
    clock.advance(500);
    for (let turn = 0; turn < 4; turn++) {
      clock.advance(10_000);
      await settled();
    }
    expect(sent).toEqual([['koyal-pay'], ['koyal-pay']]);
  });
});
