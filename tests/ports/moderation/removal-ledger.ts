import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { brokenAt, noHash, unaccounted } from '#core/moderation/ledger.ts';
import type { OpenModeration } from './open-moderation.ts';

const sha256 = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex');

async function afterThree(open: OpenModeration) {
  const opened = await open('guest');
  const ids = [await opened.posted(), await opened.posted(), await opened.posted()];
  for (const id of ids) await opened.removed(id);
  return { ...opened, ids };
}

export function keepsRemovalLedger(open: OpenModeration): void {
  it('is empty as long as nothing was taken down (F-04)', async () => {
    const { ledger } = await open('guest');
    expect(await ledger.head()).toEqual({ sequence: 0, hash: noHash, totals: [], removedFor: [] });
    const nothing = { items: [], next: null };
    expect(await ledger.entries()).toEqual({ ...nothing, things: [] });
    expect([await ledger.heads(), await ledger.gone(), await ledger.from(1)]).toEqual([nothing, nothing, []]);
  });

  it('is a chain that everyone can check, from any entry on (F-04)', async () => {
    const { ledger, ids } = await afterThree(open);
    const entries = await ledger.from(1);
    expect(entries.map(({ sequence, itemId, itemKind, action, rule }) => [sequence, itemId, itemKind, action, rule])).toEqual(
      ids.map((id, at) => [at + 1, id, 'post', 'removed', 'spam']),
    );
    expect(await brokenAt(entries, sha256)).toBeUndefined();
    expect(await ledger.from(3)).toEqual(entries.slice(2));
    expect([await ledger.from(1, 2), await ledger.from(3, 2)]).toEqual([entries.slice(0, 2), entries.slice(2)]);
    expect(await ledger.from(4)).toEqual([]);
    expect(await ledger.head()).toEqual({
      sequence: 3,
      hash: entries[2]?.hash,
      totals: [{ action: 'removed', rule: 'spam', count: 3 }],
      removedFor: [{ askedBy: entries[0]?.askedBy, count: 3 }],
    });
    const { items } = await ledger.heads();
    expect(items).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), sequence: 3, hash: entries[2]?.hash, count: 3 }]);
    expect(await ledger.heads(items[0]?.day)).toEqual({ items: [], next: null });
  });

  it('says where its things stand, and which are shown still', async () => {
    const { ledger, ids } = await afterThree(open);
    const { things } = await ledger.entries();
    expect(things.map(({ itemId, postId }) => [itemId, postId]).toSorted()).toEqual(ids.map((id) => [id, null]).toSorted());
    expect(things[0]?.place.name).not.toBe('');
  });

  it('is read by pages, the last entry first', async () => {
    const { ledger } = await afterThree(open);
    const first = await ledger.entries(null, 2);
    const second = await ledger.entries(first.next, 2);
    expect([...first.items, ...second.items].map(({ sequence }) => sequence)).toEqual([3, 2, 1]);
    expect([first.items.length, second.next]).toEqual([2, null]);
  });

  it('is read for one action alone, from either end (F-04)', async () => {
    const { ledger, posted, withdrawn, announced } = await afterThree(open);
    await withdrawn(await posted());
    await announced();
    const sequencesOf = (entries: readonly { readonly sequence: number }[]) => entries.map(({ sequence }) => sequence);
    expect([sequencesOf((await ledger.entries(null, 2)).items), sequencesOf((await ledger.entries(null, 2, 'removed')).items)]).toEqual([
      [4, 3],
      [3, 2],
    ]);
    expect([sequencesOf(await ledger.from(3)), sequencesOf(await ledger.from(3, 5, 'removed'))]).toEqual([[3, 4], [3]]);
    expect((await ledger.head()).removedFor.map(({ count }) => count)).toEqual([3]);
  });

  it('names everything that is no longer shown, so that nothing lacks an entry (F-04)', async () => {
    const { ledger, ids } = await afterThree(open);
    const first = await ledger.gone(null, 2);
    const second = await ledger.gone(first.next, 2);
    const gone = [...first.items, ...second.items];
    expect(gone).toEqual(ids.toSorted().map((itemId) => ({ itemId, itemKind: 'post', status: 'AUTHOR_REJECTED' })));
    expect([first.items.length, second.next]).toEqual([2, null]);
    expect(unaccounted(gone, await ledger.from(1))).toEqual([]);
  });

  it('tells later of what its author deleted, and names none of it meanwhile (F-04)', async () => {
    const { ledger, posted, withdrawn, announced, ids } = await afterThree(open);
    const other = await posted();
    const before = [await ledger.head(), await ledger.gone(), await ledger.heads()];
    await withdrawn(other);
    await withdrawn(ids[0] ?? '');
    expect([await ledger.head(), await ledger.gone(), await ledger.heads()]).toEqual(before);
    expect(unaccounted((await ledger.gone()).items, await ledger.from(1))).toEqual([]);
    await announced();
    const lines = await ledger.from(4);
    expect(lines.map(({ itemId }) => itemId).toSorted()).toEqual([other, ids[0]].toSorted());
    for (const line of lines)
      expect(line).toMatchObject({ itemKind: 'post', stars: null, action: 'deleted', rule: 'author', askedBy: 'author', appeal: 'none' });
    const { items: gone } = await ledger.gone();
    expect(new Map(gone.map(({ itemId, status }) => [itemId, status]))).toEqual(
      new Map([...ids.map((id) => [id, id === ids[0] ? 'DELETED' : 'AUTHOR_REJECTED'] as const), [other, 'DELETED']]),
    );
    expect(unaccounted(gone, await ledger.from(1))).toEqual([]);
    expect(await brokenAt(await ledger.from(1), sha256)).toBeUndefined();
  });

  it('takes no cursor of another list', async () => {
    const { ledger } = await afterThree(open);
    const refused = { kind: 'invalid', code: 'CURSOR_INVALID' };
    await expect(ledger.entries('elsewhere')).rejects.toMatchObject(refused);
    const ofAll = (await ledger.entries(null, 1)).next;
    const ofRemoved = (await ledger.entries(null, 1, 'removed')).next;
    expect((await ledger.entries(ofRemoved, 1, 'removed')).items).toHaveLength(1);
    await expect(ledger.entries(ofAll, 1, 'removed')).rejects.toMatchObject(refused);
    await expect(ledger.entries(ofRemoved, 1)).rejects.toMatchObject(refused);
    await expect(ledger.heads('elsewhere')).rejects.toMatchObject(refused);
    await expect(ledger.gone('elsewhere')).rejects.toMatchObject(refused);
  });
}
