import { describe, expect, it } from 'vitest';
import { Failure } from '../failure.ts';
import { deleteName } from './delete-name.ts';

describe('deleting a made-up name by its key (F-07)', () => {
  it('forgets the key once the name is gone', async () => {
    const done: string[] = [];
    await deleteName({ remove: async () => void done.push('deleted') }, { forget: async () => void done.push('forgotten') });
    expect(done).toEqual(['deleted', 'forgotten']);
  });

  it('leaves the key where the name could not be deleted', async () => {
    const done: string[] = [];
    const deleting = deleteName({ remove: () => Promise.reject(new Failure('offline')) }, { forget: async () => void done.push('forgotten') });
    await expect(deleting).rejects.toMatchObject({ kind: 'offline' });
    expect(done).toEqual([]);
  });
});
