import { expect, it } from 'vitest';
import type { UserStorage } from '#core/device/user-storage.ts';

export interface StorageFixture {
  readonly storage: UserStorage;
  readonly fill: (isFull: boolean) => void;
  /** Storage in another tab, or in this one reopened. */
  readonly another: () => UserStorage;
}

export function keepsForMember(open: () => StorageFixture): void {
  it('keeps values as plain ones for the next page, until dropped', () => {
    const { storage, another } = open();
    expect([storage.read('post'), storage.names()]).toEqual([undefined, []]);
    expect(storage.keep('post', { writing: ['a'], none: undefined })).toBe(true);
    expect([another().read('post'), another().names()]).toEqual([{ writing: ['a'] }, ['post']]);
    storage.drop('post');
    expect([storage.read('post'), storage.names(), another().names()]).toEqual([undefined, [], []]);
  });

  it('says that a full device keeps nothing new, and leaves the old value', () => {
    const { storage, fill, another } = open();
    storage.keep('votes', ['before']);
    fill(true);
    expect(storage.keep('votes', ['after'])).toBe(false);
    expect(storage.keep('post', { writing: 'half' })).toBe(false);
    expect([storage.read('post'), storage.names().toSorted()]).toEqual([{ writing: 'half' }, ['post', 'votes']]);
    expect([storage.read('votes'), another().read('post'), another().read('votes')]).toEqual([['after'], undefined, ['before']]);
  });

  it('tells what another tab has changed, and not what this one has', () => {
    const { storage, another } = open();
    const heard: string[] = [];
    const stop = storage.hear((name) => heard.push(name));
    storage.keep('votes', ['mine']);
    another().keep('post', { writing: 'half' });
    another().drop('votes');
    stop();
    another().drop('post');
    expect(heard).toEqual(['post', 'votes']);
  });

  it('gives what another tab put there, and nothing where it was dropped', () => {
    const { storage, another } = open();
    storage.keep('votes', ['mine']);
    storage.keep('post', { writing: 'half' });
    another().keep('votes', ['theirs']);
    another().drop('post');
    expect([storage.read('votes'), storage.read('post'), storage.names()]).toEqual([['theirs'], undefined, ['votes']]);
  });

  it('forgets a refused value as soon as another tab drops or replaces it', () => {
    const { storage, fill, another } = open();
    for (const name of ['post', 'votes', 'notes']) storage.keep(name, ['before']);
    fill(true);
    for (const name of ['post', 'votes', 'notes']) storage.keep(name, ['refused']);
    fill(false);
    another().drop('post');
    another().keep('votes', ['theirs']);
    expect([storage.names().toSorted(), storage.read('post'), storage.read('votes'), storage.read('notes')]).toEqual([
      ['notes', 'votes'],
      undefined,
      ['theirs'],
      ['refused'],
    ]);
  });

  it('frees memory once the device took it, so other tabs can drop it', () => {
    const { storage, fill, another } = open();
    fill(true);
    expect([storage.keep('post', ['half']), storage.names()]).toEqual([false, ['post']]);
    fill(false);
    expect(storage.keep('post', ['whole'])).toBe(true);
    another().drop('post');
    expect([storage.read('post'), storage.names()]).toEqual([undefined, []]);
  });
}
