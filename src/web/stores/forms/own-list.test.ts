import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { FakeDrafts } from '#tests/fakes/device/fake-drafts.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { Draft } from './draft.ts';
import { OwnList } from './own-list.ts';

interface Entry {
  readonly id: string;
  readonly text: string;
}

const empty = { id: '', text: '' };

/** A list of two entries on a server that fails when the test says so. */
async function aList(drafts = new FakeDrafts(), member?: Awaited<ReturnType<typeof aSignedInMember>>['member']) {
  const server: { entries: Entry[]; failure: Failure | undefined } = {
    entries: [
      { id: 'a', text: 'first' },
      { id: 'b', text: 'second' },
    ],
    failure: undefined,
  };
  const { session, member: owner } = await aSignedInMember({ drafts, ...(member && { member }) });
  const list = new OwnList<Entry, { readonly id: string; readonly text: string }>(new Draft('entry', empty, drafts, session), {
    list: async () => server.entries,
    save: async ({ id, text }) => {
      if (server.failure) throw server.failure;
      server.entries = id ? server.entries.map((entry) => (entry.id === id ? { id, text } : entry)) : [{ id: 'c', text }, ...server.entries];
    },
    remove: async (id) => {
      if (server.failure) throw server.failure;
      if (!server.entries.some((entry) => entry.id === id)) throw new Failure('missing');
      server.entries = server.entries.filter((entry) => entry.id !== id);
    },
    empty,
    fieldsOf: (entry) => entry,
    isValid: ({ text }) => text !== '',
  });
  await list.open();
  list.look();
  return { server, list, drafts, owner, texts: () => list.items?.map(({ text }) => text) };
}

describe('a list of one’s own (R-162)', () => {
  it('takes a new entry, a change, and a deletion', async () => {
    const { list, texts } = await aList();
    list.begin();
    list.draft.type({ text: 'third' });
    expect(await list.send()).toBe(true);
    expect([list.isOpen, texts()]).toEqual([false, ['third', 'first', 'second']]);
    list.begin(list.items?.[1]);
    list.draft.type({ text: 'first of all' });
    await list.send();
    expect(await list.remove('b')).toBe(true);
    expect(texts()).toEqual(['third', 'first of all']);
  });

  it('validates the form only once it was tried to send', async () => {
    const { list } = await aList();
    list.begin();
    expect(list.isValidated).toBe(false);
    expect(await list.send()).toBe(false);
    expect([list.isValidated, list.isOpen, list.saving.state.status]).toEqual([true, true, 'IDLE']);
  });

  it('keeps what was typed when it could not be sent', async () => {
    const { server, list, texts } = await aList();
    server.failure = new Failure('offline');
    list.begin();
    list.draft.type({ text: 'third' });
    expect(await list.send()).toBe(false);
    expect([list.isOpen, list.draft.fields.text, list.problem?.kind, texts()]).toEqual([true, 'third', 'offline', ['first', 'second']]);
  });

  it('remembers for which entries something was typed and never sent, after the page was loaded anew', async () => {
    const { list, drafts, owner } = await aList();
    list.begin(list.items?.[0]);
    list.draft.type({ text: 'first, changed' });
    list.begin();
    list.draft.type({ text: 'something new' });
    list.leave();
    expect(list.unsent).toEqual(['', 'a']);

    const later = await aList(drafts, owner);
    expect(later.list.unsent).toEqual(['', 'a']);
    later.list.begin(later.list.items?.[0]);
    expect([later.list.isRestored, later.list.draft.fields.text]).toEqual([true, 'first, changed']);
    later.list.leave();
    later.list.throwAway('a');
    expect(later.list.unsent).toEqual(['']);
  });

  it('shows an entry as gone that was deleted in another tab', async () => {
    const { server, list, texts } = await aList();
    server.entries = server.entries.filter(({ id }) => id !== 'a');
    expect(await list.remove('a')).toBe(true);
    expect(texts()).toEqual(['second']);
  });

  it('adds anew what was changed here and deleted in another tab', async () => {
    const { server, list, texts } = await aList();
    list.begin(list.items?.[0]);
    list.draft.type({ text: 'first of all' });
    server.failure = new Failure('missing');
    server.entries = server.entries.filter(({ id }) => id !== 'a');
    expect(await list.send()).toBe(false);
    expect([list.isOpen, list.problem?.kind, list.draft.fields]).toEqual([true, 'missing', { id: '', text: 'first of all' }]);
    server.failure = undefined;
    expect(await list.send()).toBe(true);
    expect([texts(), list.unsent]).toEqual([['first of all', 'second'], []]);
  });

  it('keeps an entry that could not be deleted', async () => {
    const { server, list, texts } = await aList();
    server.failure = new Failure('broken');
    expect(await list.remove('a')).toBe(false);
    expect([list.removing.state.status, texts()]).toEqual(['FAILURE', ['first', 'second']]);
  });
});
