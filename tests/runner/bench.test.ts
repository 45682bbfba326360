import { describe, expect, it } from 'vitest';
import { npmRun } from './npm-run.ts';

describe('npm run bench', () => {
  it('ends with 1 where there is no such bench, and says which there are', async () => {
    expect(await npmRun('bench', ['codes', 'tea'])).toEqual({
      code: 1,
      said: '',
      complained: 'There is no bench tea; ask for footprint, answers, codes, feed, scroll, paint, keystroke, sessions.',
    });
  });
});
