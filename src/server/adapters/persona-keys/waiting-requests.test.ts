import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { minuteMs } from '#core/figures/durations.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { settled } from '#tests/settled.ts';
import { WaitingRequests, type TakenRequest, type WaitingBounds } from './waiting-requests.ts';

function aQueue(lots: readonly number[] = [0.5], bounds?: WaitingBounds) {
  const [clock, done, left] = [new FakeClock(), [] as string[], [...lots]];
  const heard: unknown[] = [];
  const waiting = new WaitingRequests({
    clock,
    chance: () => left.shift() ?? 0,
    longestMs: 60 * minuteMs,
    ...(bounds && { bounds }),
    hear: (error) => heard.push(error),
  });
  const request = (asked: string, own: Partial<TakenRequest> = {}): TakenRequest => ({
    signer: 'kite',
    operation: 'createPost',
    asked,
    carryOut: async () => done.push(asked),
    ...own,
  });
  const pass = async (minutes: number) => {
    clock.advance(minutes * minuteMs);
    await settled();
  };
  return { waiting, done, request, pass, heard };
}

describe('requests by key that wait (F-07)', () => {
  it('are carried out together in order, at the moment drawn for their key', async () => {
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

  it('replace one of the same name, move to the end, and keep the moment', async () => {
    const { waiting, done, request, pass } = aQueue();
    waiting.take(request('up'));
    waiting.take(request('down'));
    await pass(20);
    waiting.take(request('up'));
    await pass(10);
    expect(done).toEqual(['down', 'up']);
  });

  it('make the name before everything written under it, even if another is chosen meanwhile', async () => {
    const { waiting, done, request, pass } = aQueue();
    waiting.take(request('Quiet Banyan', { operation: 'redeem', isFirst: true }));
    waiting.take(request('post'));
    waiting.take(request('Brave Kite', { operation: 'redeem', isFirst: true }));
    await pass(30);
    expect(done).toEqual(['Brave Kite', 'post']);
  });

  it('may be withdrawn until then, drafts by submission key, whatever shares it', async () => {
    const { waiting, done, request, pass } = aQueue();
    waiting.take(request('post', { submissionKey: 'one' }));
    waiting.take(request('comment', { operation: 'createComment', submissionKey: 'two' }));
    waiting.take(request('vote'));
    expect([waiting.withdraw('banyan', 'one'), waiting.withdraw('kite', 'one'), waiting.withdraw('kite', 'one')]).toEqual([false, true, false]);
    await pass(30);
    expect(done).toEqual(['comment', 'vote']);
  });

  it('are all withdrawn where the name is deleted, and leave no moment behind', async () => {
    const { waiting, done, request, pass } = aQueue([0.5, 0.1]);
    waiting.take(request('post'));
    expect([waiting.withdraw('kite'), waiting.has('kite')]).toEqual([true, false]);
    waiting.take(request('vote'));
    await pass(6);
    expect(done).toEqual(['vote']);
  });

  it('tell a refusal once to who asks the same again; the host hears of failures', async () => {
    const { waiting, done, request, pass, heard } = aQueue();
    const [refusal, broken] = [new Failure('conflict', undefined, { code: 'NAME_TAKEN' }), new Error('A mistake of ours')];
    waiting.take(request('name', { carryOut: () => Promise.reject(refusal) }));
    waiting.take(request('vote', { carryOut: () => Promise.reject(broken) }));
    waiting.take(request('post'));
    await pass(30);
    expect(() => waiting.take(request('name'))).toThrow(expect.objectContaining({ kind: 'conflict', code: 'NAME_TAKEN' }));
    waiting.take(request('name'));
    await pass(60);
    expect([done, heard]).toEqual([['post', 'name'], [broken]]);
  });

  it('wait again, with all that comes after them, where the database was away', async () => {
    const { waiting, done, request, pass } = aQueue([0.5, 0.5]);
    let tries = 0;
    waiting.take(request('name', { carryOut: async () => (tries++ === 0 ? Promise.reject(new Failure('offline')) : done.push('name')) }));
    waiting.take(request('post'));
    await pass(30);
    expect([done, waiting.has('kite')]).toEqual([[], true]);
    await pass(30);
    expect(done).toEqual(['name', 'post']);
  });

  it('run before an orderly end, with keys reordered, and failures are reported', async () => {
    const { waiting, done, request, heard } = aQueue([0.5, 0.5, 0.5, 0.9, 0.2, 0.1]);
    waiting.take(request('first'));
    waiting.take(request('second', { signer: 'banyan' }));
    waiting.take(request('third', { signer: 'maple', carryOut: () => Promise.reject(new Failure('offline')) }));
    await waiting.finish();
    expect([done, heard]).toEqual([['second', 'first'], [new Error('1 requests that waited could not be carried out; their devices ask again.')]]);
  });

  it('are bounded per key and overall, and names find room when all is full', () => {
    const { waiting, request } = aQueue([], { ofKey: 2_500, all: 4_000, names: 6_000 });
    const take = (asked: string, own: Partial<TakenRequest> = {}) => waiting.take(request(asked, own));
    take('a');
    take('b');
    expect(() => take('c')).toThrow('limited');
    take('c', { signer: 'banyan' });
    expect(() => take('d', { signer: 'maple' })).toThrow('limited');
    take('Ruby Pomelo', { signer: 'maple', isFirst: true });
    waiting.withdraw('kite');
    take('d', { signer: 'maple' });
    expect(() => take('d'.repeat(2_000), { signer: 'lotus' })).toThrow('limited');
  });
});
