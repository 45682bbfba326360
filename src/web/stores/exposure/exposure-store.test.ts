import { describe, expect, it, vi } from 'vitest';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import { Failure } from '#core/failure.ts';
import { FakeExposureChecks } from '#tests/fakes/exposure/fake-exposure-checks.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { ExposureStore } from './exposure-store.ts';

/** Counting checks that can be unavailable. */
class CountedChecks extends FakeExposureChecks {
  readonly asked: DraftTexts[] = [];
  isAway = false;

  override async check(texts: DraftTexts, company: string) {
    this.asked.push(texts);
    if (this.isAway) throw new Failure('broken');
    return super.check(texts, company);
  }
}

function aStore() {
  const [checks, clock] = [new CountedChecks(), new FakeClock()];
  return { checks, clock, store: new ExposureStore(checks, clock) };
}

const answered = (store: ExposureStore, said: readonly string[] | null) =>
  expect.poll(() => store.findings?.map((finding) => finding.said) ?? null).toEqual(said);

describe('what gives the author of a form away (F-10)', () => {
  it('is looked for at once, then when typing rests, in the latest texts alone', async () => {
    const { store, checks, clock } = aStore();
    expect(store.findings).toBeNull();
    store.read({ likes: '' }, 'Koyal');
    await answered(store, []);
    store.read({ likes: 'I worked with Rakes' }, 'Koyal');
    store.read({ likes: 'I worked with Rakesh' }, 'Koyal');
    expect(checks.asked).toHaveLength(1);
    clock.advance(500);
    await answered(store, ['Rakesh']);
    expect(checks.asked).toEqual([{ likes: '' }, { likes: 'I worked with Rakesh' }]);
  });

  it('keeps findings in sight while looking again, and claims nothing if it cannot look', async () => {
    const { store, checks, clock } = aStore();
    store.read({ likes: 'With Rakesh' }, '');
    await answered(store, ['Rakesh']);
    checks.isAway = true;
    store.read({ likes: 'With Rakesh and Sunita' }, '');
    clock.advance(500);
    expect(store.findings?.map(({ said }) => said)).toEqual(['Rakesh']);
    await answered(store, null);
  });
});

describe('a text that is to be sent (F-10)', () => {
  const clear = { key: 'post', texts: { content: 'The canteen is far.' } };
  const named = { key: 'post', texts: { content: 'My manager Rakesh shouts in ward 4.' } };
  const sends = () => vi.fn<() => void>();

  it('goes at once where nothing is found, and with one look', async () => {
    const { store, checks } = aStore();
    const send = sends();
    await store.send({ ...clear, send });
    expect([send.mock.calls.length, store.asked, checks.asked.length]).toEqual([1, undefined, 1]);
  });

  it('waits for its author where something is found, and leads there with each press', async () => {
    const { store } = aStore();
    const send = sends();
    await store.send({ ...named, send });
    await store.send({ ...named, send });
    expect([send.mock.calls.length, store.asked, store.led]).toEqual([0, 'post', 2]);
    expect(store.findings?.map(({ said }) => said)).toEqual(['Rakesh', 'ward 4']);
  });

  it('goes once its author accepts it, and is questioned again only for new findings', async () => {
    const { store } = aStore();
    const send = sends();
    await store.send({ ...named, send });
    store.accept();
    await store.send({ ...named, send });
    expect([send.mock.calls.length, store.asked]).toEqual([1, undefined]);
    await store.send({ ...named, send });
    await store.send({ ...named, texts: { content: 'My manager Rakesh and Sunita' }, send });
    expect([send.mock.calls.length, store.asked]).toEqual([2, 'post']);
    await store.send({ ...named, key: 'comment', send });
    expect([send.mock.calls.length, store.asked]).toEqual([2, 'comment']);
  });

  it('is asked about by itself where the one before it was sent', async () => {
    const { store } = aStore();
    const send = sends();
    await store.send({ ...named, send });
    store.accept();
    await store.send({ ...named, send });
    store.forget(named.key);
    await store.send({ ...named, texts: { content: 'Rakesh again.' }, send });
    expect([send.mock.calls.length, store.asked]).toEqual([1, 'post']);
  });

  it('goes once what was found is taken out', async () => {
    const { store } = aStore();
    const send = sends();
    await store.send({ ...named, send });
    await store.send({ ...clear, send });
    expect([send.mock.calls.length, store.asked]).toEqual([1, undefined]);
  });

  it('goes where nobody can look, and after a while where the check does not come', async () => {
    const { store, checks, clock } = aStore();
    const send = sends();
    checks.isAway = true;
    await store.send({ ...named, send });
    expect(send).toHaveBeenCalledTimes(1);
    checks.isAway = false;
    checks.check = () => new Promise(() => undefined);
    const sending = store.send({ ...named, send });
    void store.send({ ...named, send });
    clock.advance(3_999);
    expect(send).toHaveBeenCalledTimes(1);
    clock.advance(1);
    await sending;
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('has the code of the check here before it is sent', async () => {
    const { store, checks } = aStore();
    store.prepare();
    await answered(store, []);
    store.prepare();
    expect(checks.asked).toEqual([{}]);
  });
});
