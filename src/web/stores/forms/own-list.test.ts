import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { FakeIdempotencyKeys } from '#tests/fakes/device/fake-idempotency-keys.ts';
import { someDrafts } from '#tests/drafts.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { Draft } from './draft.ts';
import { OwnList } from './own-list.ts';

interface Entry {
  readonly id: string;
  readonly text: string;
}

const empty = { id: '', submissionKey: '', text: '' };

/** List of two entries, with a server that fails on request. */
async function aList(drafts = someDrafts(), member?: Awaited<ReturnType<typeof aSignedInMember>>['member']) {
  const server: { entries: Entry[]; failure: Failure | undefined; isAnswerLost: boolean; added: Map<string, string> } = {
    entries: [
      { id: 'a', text: 'first' },
      { id: 'b', text: 'second' },
    ],
    failure: undefined,
    isAnswerLost: false,
    added: new Map(),
  };
  const keys = new FakeIdempotencyKeys();
  const { session, member: owner } = await aSignedInMember({ drafts, ...(member && { member }) });
  const list = new OwnList<Entry, typeof empty>(new Draft('entry', empty, drafts, session), {
    list: async () => server.entries,
    save: async ({ id, text, submissionKey }) => {
      if (server.failure) throw server.failure;
      const before = id ? undefined : server.added.get(submissionKey);
      if (before !== undefined && before !== text) throw new Failure('invalid', undefined, { code: 'SUBMISSION_REUSED', existingId: 'c' });
      if (before !== undefined && !server.entries.some((entry) => entry.id === 'c')) throw new Failure('missing');
      if (id) server.entries = server.entries.map((entry) => (entry.id === id ? { id, text } : entry));
      else if (before === undefined) server.entries = [{ id: 'c', text }, ...server.entries];
      if (!id) server.added.set(submissionKey, text);
      if (server.isAnswerLost) throw new Failure('offline');
    },
    remove: async (id) => {
      if (server.failure) throw server.failure;
      if (!server.entries.some((entry) => entry.id === id)) throw new Failure('missing');
      server.entries = server.entries.filter((entry) => entry.id !== id);
    },
    empty,
    newKey: () => keys.make(),
    fieldsOf: (entry) => ({ ...entry, submissionKey: '' }),
    problemsOf: ({ text }) => (text === '' ? { text: 'empty' } : {}),
  });
  await list.open();
  list.look();
  return { server, list, drafts, owner, texts: () => list.items?.map(({ text }) => text) };
}

describe('a list of one’s own (R-162)', () => {
  it('takes a new entry, a change, and a deletion', async () => {
    const { list, texts } = await aList();
    list.begin();
    list.form.draft.type({ text: 'third' });
    expect(await list.send()).toBe(true);
    expect([list.isOpen, texts()]).toEqual([false, ['third', 'first', 'second']]);
    list.begin(list.items?.[1]);
    list.form.draft.type({ text: 'first of all' });
    await list.send();
    expect(await list.remove('b')).toBe(true);
    expect(texts()).toEqual(['third', 'first of all']);
  });

  it.each([
    ['a new entry', undefined, 'c'],
    ['an entry', 'a', 'a'],
  ])('keeps what was typed while %s was sent, as a change of that', async (_what, from, id) => {
    const { list, texts } = await aList();
    list.begin(list.items?.find((entry) => entry.id === from));
    list.form.draft.type({ text: 'third' });
    const sending = list.send();
    list.form.draft.type({ text: 'third, and more' });
    expect([await sending, list.isOpen, list.form.draft.fields]).toMatchObject([false, true, { id, text: 'third, and more' }]);
    expect(await list.send()).toBe(true);
    expect([list.isOpen, texts()?.filter((text) => text.startsWith('third')), list.unsent]).toEqual([false, ['third, and more'], []]);
  });

  it('validates the form only once it was tried to send', async () => {
    const { list } = await aList();
    list.begin();
    expect(list.form.problems).toEqual({});
    expect(await list.send()).toBe(false);
    expect([list.form.problems, list.isOpen, list.form.sending.state.status]).toEqual([{ text: 'empty' }, true, 'IDLE']);
  });

  it('keeps what was typed when it could not be sent', async () => {
    const { server, list, texts } = await aList();
    server.failure = new Failure('offline');
    list.begin();
    list.form.draft.type({ text: 'third' });
    expect(await list.send()).toBe(false);
    expect([list.isOpen, list.form.draft.fields.text, list.form.failure?.kind, texts()]).toEqual([true, 'third', 'offline', ['first', 'second']]);
  });

  it.each([
    ['as it was', 'third'],
    ['changed', 'third of all'],
  ])('adds a new entry once whose answer was lost, sent again %s', async (_how, text) => {
    const { server, list, texts } = await aList();
    server.isAnswerLost = true;
    list.begin();
    list.form.draft.type({ text: 'third' });
    expect([await list.send(), list.isOpen]).toEqual([false, true]);
    server.isAnswerLost = false;
    list.form.draft.type({ text });
    expect([await list.send(), list.isOpen, texts()]).toEqual([true, false, [text, 'first', 'second']]);
  });

  it('adds a new entry once whose answer was lost before the page was loaded again', async () => {
    const { server, list, drafts, owner } = await aList();
    server.isAnswerLost = true;
    list.begin();
    list.form.draft.type({ text: 'third' });
    await list.send();
    const later = await aList(drafts, owner);
    later.list.begin();
    expect(later.list.form.draft.fields.submissionKey).toBe([...server.added.keys()][0]);
  });

  it('adds a new entry again whose answer was lost and that was deleted since', async () => {
    const { server, list, texts } = await aList();
    server.isAnswerLost = true;
    list.begin();
    list.form.draft.type({ text: 'third' });
    await list.send();
    server.isAnswerLost = false;
    server.entries = server.entries.filter(({ id }) => id !== 'c');
    expect([await list.send(), list.form.failure?.kind]).toEqual([false, 'missing']);
    expect([await list.send(), texts()]).toEqual([true, ['third', 'first', 'second']]);
  });

  it('remembers after a reload which entries had unsent typing', async () => {
    const { list, drafts, owner } = await aList();
    list.begin(list.items?.[0]);
    list.form.draft.type({ text: 'first, changed' });
    list.begin();
    list.form.draft.type({ text: 'something new' });
    list.leave();
    expect(list.unsent).toEqual(['', 'a']);

    const later = await aList(drafts, owner);
    expect(later.list.unsent).toEqual(['', 'a']);
    later.list.begin(later.list.items?.[0]);
    expect([later.list.form.isRestored, later.list.form.draft.fields.text]).toEqual([true, 'first, changed']);
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

  it('adds again what was changed here and deleted in another tab', async () => {
    const { server, list, texts } = await aList();
    list.begin(list.items?.[0]);
    list.form.draft.type({ text: 'first of all' });
    server.failure = new Failure('missing');
    server.entries = server.entries.filter(({ id }) => id !== 'a');
    expect(await list.send()).toBe(false);
    expect([list.isOpen, list.form.failure?.kind, list.form.draft.fields]).toMatchObject([true, 'missing', { id: '', text: 'first of all' }]);
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
