import { describe, expect, it } from 'vitest';
import { databaseFailure } from './database-failure.ts';
import { retryDeadlock } from './retry-deadlock.ts';

function failing(...codes: readonly string[]) {
  let attempts = 0;
  const work = async () => {
    const code = codes[attempts++];
    if (code !== undefined) throw databaseFailure(Object.assign(new Error(code), { code }));
    return attempts;
  };
  return work;
}

describe('a transaction in a deadlock (B-14)', () => {
  it('is run again until it is done', async () => expect(await retryDeadlock(failing('40P01', '40P01'))).toBe(3));

  it('is given up in the end, and at once where something else went wrong', async () => {
    await expect(retryDeadlock(failing(...Array.from({ length: 5 }, () => '40P01')))).rejects.toMatchObject({ kind: 'offline' });
    await expect(retryDeadlock(failing('23503'))).rejects.toMatchObject({ kind: 'broken' });
  });
});
