import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { minuteMs } from '#core/figures/durations.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { settled } from '#tests/settled.ts';
import { WaitingRequests, type TakenRequest, type WaitingBounds } from './waiting-requests.ts';

/** What waits, with a lot for each key in the order in which they come, and what was carried out. */
function aQueue(lots: readonly number[] = [0.5], bounds?: WaitingBounds) {
  const [clock, done, left] = [new FakeClock(), [] as string[], [...lots]];
  const waiting = new WaitingRequests(clock, () => left.shift() ?? 0, 60 * minuteMs, bounds);
  const request = (asked: string, own: Partial<TakenRequest> = {}): TakenRequest => ({
    signer: 'kite',
    network: 'home',
    name: asked,
    asked,
    carryOut: async () => done.push(asked),
    ...own,
  });
  const pass = async (minutes: number) => {
    clock.advance(minutes * minuteMs);
    await settled();
  };
  return { waiting, done, request, pass };
}

describe('requests by key that wait (F-07)', () => {
  it('are carried out together, in their order, at the one moment that was drawn for their key', async () => {
    const { waiting, done, request, pass } = aQueue([0.5, 0.1]);
    waiting.take(request('name'));
    await pass(20);
    waiting.take(request('post'));
    waiting.take(request('vote of another', { signer: 'banyan' }));
    await pass(6);
    expect([done, waiting.has('kite'), waiting.has('banyan')]).toEqual([['vote of another'], true, false]);
    await pass(4);
    expect([done, waiting.has('kite')]).toEqual([['vote of another', 'name', 'post'], false]);
  });

  it('take the place of one of the same name, at the end, and keep the moment', async () => {
    const { waiting, done, request, pass } = aQueue();
    waiting.take(request('up'));
    waiting.take(request('down'));
    await pass(20);
    waiting.take(request('up'));
    await pass(10);
    expect(done).toEqual(['down', 'up']);
  });

  it('may be withdrawn until then, alone', async () => {
    const { waiting, done, request, pass } = aQueue();
    waiting.take(request('post'));
    waiting.take(request('vote'));
    expect([waiting.withdraw('banyan', 'post'), waiting.withdraw('kite', 'post'), waiting.withdraw('kite', 'post')]).toEqual([false, true, false]);
    await pass(30);
    expect(done).toEqual(['vote']);
  });

  it('say how they were refused to who asks for the very same again, once', async () => {
    const { waiting, done, request, pass } = aQueue();
    const refusal = new Failure('conflict', undefined, { code: 'NAME_TAKEN' });
    waiting.take(request('name', { carryOut: () => Promise.reject(refusal) }));
    waiting.take(request('post'));
    await pass(30);
    expect(() => waiting.take(request('name'))).toThrow(refusal);
    waiting.take(request('name'));
    await pass(60);
    expect(done).toEqual(['post', 'name']);
  });

  it('wait again where the database was away', async () => {
    const { waiting, done, request, pass } = aQueue([0.5, 0.5]);
    let tries = 0;
    waiting.take(request('post', { carryOut: async () => (tries++ === 0 ? Promise.reject(new Failure('offline')) : done.push('post')) }));
    await pass(30);
    expect([done, waiting.has('kite')]).toEqual([[], true]);
    await pass(30);
    expect(done).toEqual(['post']);
  });

  it('are refused, and hurt nothing else, where the database was away and others took their room', async () => {
    const { waiting, done, request, pass } = aQueue([0.1, 0.5], { ofKey: 9, ofNetwork: 1, bytes: 99 });
    const away = async () => {
      waiting.take(request('vote', { signer: 'banyan' }));
      throw new Failure('offline');
    };
    waiting.take(request('post', { carryOut: away }));
    await pass(10);
    expect([waiting.has('kite'), waiting.has('banyan')]).toEqual([false, true]);
    expect(() => waiting.take(request('post'))).toThrow('offline');
    await pass(60);
    expect(done).toEqual(['vote']);
  });

  it('are carried out before a process ends in order, the keys in another order than they came in', async () => {
    const { waiting, done, request } = aQueue([0.5, 0.5, 0.9, 0.2]);
    waiting.take(request('first'));
    waiting.take(request('second', { signer: 'banyan' }));
    await waiting.finish();
    expect(done).toEqual(['second', 'first']);
  });

  it('are bounded for a key, a network and all together', () => {
    const { waiting, request } = aQueue([], { ofKey: 2, ofNetwork: 3, bytes: 20 });
    const take = (asked: string, own: Partial<TakenRequest> = {}) => waiting.take(request(asked, own));
    take('a');
    take('b');
    expect(() => take('c')).toThrow('limited');
    take('c', { signer: 'banyan' });
    expect(() => take('d', { signer: 'banyan' })).toThrow('limited');
    expect(() => take('d'.repeat(18), { signer: 'banyan', network: 'office' })).toThrow('limited');
    waiting.withdraw('kite', 'a');
    take('d', { signer: 'banyan' });
  });
});
