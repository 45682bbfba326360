import { productBrand } from '#core/brand.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#core/device/preferences.ts';
import { Failure } from '#core/failure.ts';
import type { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { someDrafts } from '#tests/drafts.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { settled } from '#tests/settled.ts';
import { WordsStore } from '../app/words-store.ts';
import { PersonaDialogStore } from './persona-dialog-store.ts';
import { PersonaStore } from './persona-store.ts';

const persona: AnonymousPersona = { userName: 'Quiet Banyan', avatarUri: '17-sky' };

async function changing(drafts = someDrafts(), language: Language = 'en') {
  const server: { taken: string[]; asked: string[]; saved: AnonymousPersona[]; failure: Failure | undefined } = {
    taken: ['Brave Kite'],
    asked: [],
    saved: [],
    failure: undefined,
  };
  const personas: AnonymousPersonas = {
    own: async () => persona,
    save: async (wanted) => {
      if (server.failure) throw server.failure;
      server.saved.push(wanted);
      return wanted;
    },
    waiting: async () => undefined,
    makeWaiting: async () => 'nothing',
    suggestNames: async (asked) => (asked === 'hi' ? ['सजग सारस', 'सरल पीपल'] : ['Early Myna', 'Calm Peepal']),
    suggestAvatars: async () => ['3-rose', '17-sky', '9-teal'],
    problemWith: async (name) => {
      server.asked.push(name);
      return server.taken.includes(name) ? 'taken' : undefined;
    },
  };
  const { session, clock } = await aSignedInMember({ drafts });
  const dialog = new PersonaDialogStore();
  dialog.open(persona, async () => undefined);
  const words = new WordsStore(new FakePreferences({ language }), new Map(), productBrand);
  const store = new PersonaStore(dialog, personas, drafts, session, clock, words);
  await store.begin(persona);
  return { server, store, clock, dialog };
}

describe('changing a made-up name (R-157, R-158)', () => {
  it('asks after a pause whether a name is free, and once for many letters', async () => {
    const { server, store, clock } = await changing();
    for (const name of ['Ea', 'Earl', 'Early Myna']) store.type(name);
    clock.advance(400);
    await settled();
    expect([server.asked, store.isFree, store.refusal?.problem]).toEqual([['Early Myna'], true, undefined]);
  });

  it('suggests names in the language of the reader', async () => {
    expect((await changing()).store.names.value).toEqual(['Early Myna', 'Calm Peepal']);
    expect((await changing(someDrafts(), 'hi')).store.names.value).toEqual(['सजग सारस', 'सरल पीपल']);
  });

  it('says what is wrong with a name by itself without asking anyone', async () => {
    const { server, store } = await changing();
    store.type('x@y.in');
    await store.check();
    expect([store.refusal?.problem, server.asked]).toEqual(['contact', []]);
  });

  it('asks before it saves, and does not save what is taken', async () => {
    const { server, store } = await changing();
    store.type('Brave Kite');
    expect(await store.save()).toBe(false);
    expect([store.refusal?.problem, server.saved]).toEqual(['taken', []]);
  });

  it('keeps a new picture under the same name without asking for the name', async () => {
    const { server, store, dialog } = await changing();
    expect(store.pictures).toEqual(['17-sky', '3-rose', '9-teal']);
    store.choose('9-teal');
    expect(await store.save()).toBe(true);
    expect([server.saved, server.asked, dialog.persona]).toEqual([[{ userName: 'Quiet Banyan', avatarUri: '9-teal' }], [], undefined]);
  });

  it('says that another member was quicker', async () => {
    const { server, store } = await changing();
    server.failure = new Failure('conflict', 'Taken.', { code: 'NAME_TAKEN' });
    store.type('Calm Peepal');
    expect(await store.save()).toBe(false);
    expect(store.refusal?.problem).toBe('taken');
    store.type('Calm Peepal 7');
    expect(store.refusal?.problem).toBeUndefined();
  });

  it('finds again what was typed and not saved', async () => {
    const { store } = await changing();
    store.type('Early Myna');
    store.leave();
    await store.begin(persona);
    expect([store.isRestored, store.draft.fields.userName]).toEqual([true, 'Early Myna']);
  });
});
