import { describe, expect, it } from 'vitest';
import { ResponseCache, ResponseCaches } from './response-cache.ts';

const open = (most = 3) => {
  let now = 0;
  const made: string[] = [];
  const cache = new ResponseCache<string>({ elapsed: () => now }, most);
  const ask = (key: string, make = async () => `${key}${made.length}`) =>
    cache.get(key, 1_000, () => {
      made.push(key);
      return make();
    });
  return { ask, made, pass: (ms: number) => (now += ms), cache };
};

describe('a cached response', () => {
  it('is made once, and again when its time is over', async () => {
    const { ask, made, pass } = open();
    await ask('a');
    pass(999);
    await ask('a');
    expect(made).toEqual(['a']);
    pass(1);
    await ask('a');
    expect(made).toEqual(['a', 'a']);
  });

  it('is made again after the cache was cleared, even while it was being made', async () => {
    const { ask, cache } = open();
    let finish: (value: string) => void = () => undefined;
    const before = ask('a', () => new Promise((resolve) => (finish = resolve)));
    cache.clear();
    const after = ask('a', async () => 'new');
    finish('old');
    expect([await before, await after, await ask('a')]).toEqual(['old', 'new', 'new']);
  });

  it('is made once for all who ask while it is being made', async () => {
    const { ask, made } = open();
    let finish: (value: string) => void = () => undefined;
    const slow = () => new Promise<string>((resolve) => (finish = resolve));
    const waiting = [ask('a', slow), ask('a', slow), ask('a', slow)];
    await Promise.resolve();
    finish('done');
    expect([await Promise.all(waiting), made]).toEqual([['done', 'done', 'done'], ['a']]);
  });

  it('is evicted least recently used first when there are too many', async () => {
    const { ask, made } = open();
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
  });

  it('is neither a failure nor a refused one', async () => {
    const { ask, made, cache } = open();
    await expect(ask('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await ask('a');
    await cache.get(
      'b',
      1_000,
      async () => 'b',
      () => false,
    );
    expect(await cache.get('b', 1_000, async () => 'new')).toBe('new');
    expect(made).toEqual(['a', 'a']);
  });
});

describe('the cached responses of a process', () => {
  it('are cleared together, and others are told only where something was removed', () => {
    const said: string[] = [];
    const caches = new ResponseCaches({ elapsed: () => 0 }, () => said.push('told'));
    caches.join({ clear: () => said.push('cleared') });
    caches.clear();
    caches.clearEverywhere();
    expect(said).toEqual(['cleared', 'cleared', 'told']);
  });

  it('are cleared of one thing by its id, which others are told', async () => {
    const heard: (string | undefined)[] = [];
    const caches = new ResponseCaches({ elapsed: () => 0 }, (about) => heard.push(about));
    const cache = caches.open<string>(9);
    for (const key of ['/p/one', '/p/two']) await cache.get(key, 1_000, async () => 'before');
    caches.clearEverywhere('one');
    expect([await cache.get('/p/one', 1_000, async () => 'after'), await cache.get('/p/two', 1_000, async () => 'after')]).toEqual(['after', 'before']);
    expect(heard).toEqual(['one']);
  });
});
