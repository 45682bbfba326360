import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { CachedList } from './cached-list.ts';

function listed() {
  const server = { asked: [] as string[], isDown: false };
  const list = new CachedList<string, string>('a', async (letter, after) => {
    server.asked.push(letter + (after ?? '1'));
    if (server.isDown) throw new Error('down');
    const page = Number(after ?? 1);
    return { items: [`${letter}${page}`], next: page < 3 ? String(page + 1) : null };
  });
  return { server, list };
}

describe('a list as a URL asks for it', () => {
  it('asks for nothing before it is shown', () => {
    const { server, list } = listed();
    expect([list.search, list.pages.items, server.asked]).toEqual(['a', [], []]);
  });

  it('is shown as it was left when the reader comes back to it', async () => {
    const { server, list } = listed();
    await list.show('a');
    await list.pages.more();
    await list.show('b');
    expect([list.search, list.pages.items]).toEqual(['b', ['b1']]);
    await list.show('a');
    expect([list.search, list.pages.items]).toEqual(['a', ['a1', 'a2']]);
    expect(server.asked).toEqual(['a1', 'a2', 'b1']);
  });

  it('begins at a later page where a URL says so, which is another list', async () => {
    const { list } = listed();
    await list.show('a', '3');
    expect([list.pages.items, list.pages.next]).toEqual([['a3'], null]);
    await list.show('a');
    expect(list.pages.items).toEqual(['a1']);
  });

  it('is asked for again where it could not be read', async () => {
    const { server, list } = listed();
    server.isDown = true;
    await list.show('a');
    expect(list.pages.state.status).toBe('FAILURE');
    server.isDown = false;
    await list.show('a');
    expect(list.pages.items).toEqual(['a1']);
  });

  it('is asked for once while it is on its way', async () => {
    const { server, list } = listed();
    await Promise.all([list.show('a'), list.show('a')]);
    expect(server.asked).toEqual(['a1']);
  });

  it('tells who draws it of another search and its list at once', async () => {
    const { list } = listed();
    const seen: string[] = [];
    autorun(() => seen.push(list.search));
    autorun(() => seen.push(list.pages.items.join()));
    await list.show('b');
    expect(seen).toEqual(['a', '', 'b', '', 'b1']);
  });

  it('forgets the list that was looked at longest ago when there are many', async () => {
    const { server, list } = listed();
    const letters = [...'abcdefghijk'];
    for (const letter of letters) await list.show(letter);
    await list.show('b');
    await list.show('a');
    expect(server.asked).toEqual([...letters.map((letter) => `${letter}1`), 'a1']);
  });
});
