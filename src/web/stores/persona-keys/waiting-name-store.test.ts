import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#core/figures/durations.ts';
import type { NameWait } from '#core/personas/waiting-name.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { settled } from '#tests/settled.ts';
import { NameNewsStore } from '../app/name-news-store.ts';
import { WaitingNameStore } from './waiting-name-store.ts';

function started(answers: (NameWait | undefined)[]) {
  const [clock, news, looks] = [new FakeClock(), new NameNewsStore(new FakeTabs()), [] as number[]];
  const begun = clock.now();
  const makeWaiting = async () => {
    looks.push((clock.now() - begun) / minuteMs);
    const answer = answers.shift();
    if (answer === undefined) throw new Error('The answer was lost');
    return answer;
  };
  const chosen = { userName: 'Quiet Banyan', avatarUri: '17-sky' };
  const waiting = async () => (answers.length > 0 ? { persona: chosen, from: begun } : undefined);
  const stop = new WaitingNameStore({ makeWaiting, waiting, own: async () => chosen }, news, clock).start();
  const pass = async (minutes: number) => {
    clock.advance(minutes * minuteMs);
    await settled();
  };
  return { news, looks, stop, pass };
}

describe('a made-up name that begins later (F-07)', () => {
  it('is looked for as the page opens, and each time it is not there yet', async () => {
    const { looks, pass } = started([{ afterMs: 40 * minuteMs }, 'changed']);
    await pass(1);
    await pass(40);
    await pass(hourMs / minuteMs);
    expect(looks).toEqual([0, 41]);
  });

  it('is looked after as soon as one was chosen here or in another tab', async () => {
    const { news, looks, pass } = started(['nothing', { afterMs: 10 * minuteMs }, 'changed']);
    await pass(1);
    news.tell();
    await settled();
    await pass(10);
    expect(looks).toEqual([0, 1, 11]);
  });

  it('is asked for again without an answer, and no more once the page is left', async () => {
    const { looks, pass, stop } = started([undefined, { afterMs: 10 * minuteMs }]);
    await pass(1);
    await pass(5);
    stop();
    await pass(60);
    expect(looks).toHaveLength(2);
  });

  it('is shown on every screen until it begins, but not after its member leaves', async () => {
    const { news, stop, pass } = started([{ afterMs: 10 * minuteMs }, 'changed']);
    await pass(1);
    expect(news.waiting?.persona.userName).toBe('Quiet Banyan');
    await pass(10);
    news.tell();
    await settled();
    expect([news.waiting, news.begun?.userName]).toEqual([undefined, 'Quiet Banyan']);
    news.wait({ persona: { userName: 'Brave Kite', avatarUri: '3-rose' }, from: 0 });
    stop();
    expect(news.waiting).toBeUndefined();
  });
});
