import { describe, expect, it } from 'vitest';
import { Kept } from './kept.ts';

const open = (most = 3) => {
  let now = 0;
  const made: string[] = [];
  const kept = new Kept<string>({ now: () => now }, most);
  const ask = (key: string, make = async () => `${key}${made.length}`) =>
    kept.get(key, 1_000, () => {
      made.push(key);
      return make();
    });
  return { ask, made, pass: (ms: number) => (now += ms), kept };
};

describe('what is kept', () => {
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

  it('is made once for all who ask while it is being made', async () => {
    const { ask, made } = open();
    let finish: (value: string) => void = () => undefined;
    const slow = () => new Promise<string>((resolve) => (finish = resolve));
    const waiting = [ask('a', slow), ask('a', slow), ask('a', slow)];
    await Promise.resolve();
    finish('done');
    expect([await Promise.all(waiting), made]).toEqual([['done', 'done', 'done'], ['a']]);
  });

  it('leaves in the order of use when there is too much', async () => {
    const { ask, made } = open();
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
  });

  it('is neither a failure nor what was refused', async () => {
    const { ask, made, kept } = open();
    await expect(ask('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await ask('a');
    await kept.get(
      'b',
      1_000,
      async () => 'b',
      () => false,
    );
    expect(await kept.get('b', 1_000, async () => 'new')).toBe('new');
    expect(made).toEqual(['a', 'a']);
  });
});
