import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { OwnPersonas, Personas } from '#core/personas/personas.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { NameNewsStore } from '../app/name-news-store.ts';
import { PersonaChoiceStore } from './persona-choice-store.ts';

const anonymous = { profileType: 'ANONYMOUS', userName: 'Quiet Banyan', bio: null, avatarUri: '17-sky' } as const;
const designation = { profileType: 'DESIGNATION', userName: null, bio: 'Support Engineer, Pravaha Cloudworks', avatarUri: null } as const;

function facing(own: OwnPersonas) {
  const server: { failure: Failure | undefined; selected: ProfileType[]; asked: number } = { failure: undefined, selected: [], asked: 0 };
  const ports: Personas = {
    available: async () => {
      if (server.failure) throw server.failure;
      server.asked++;
      return own;
    },
    select: async (profileType) => {
      if (server.failure) throw server.failure;
      server.selected.push(profileType);
    },
  };
  const news = new NameNewsStore(new FakeTabs());
  return { server, news, store: new PersonaChoiceStore(ports, news) };
}

const both = { personas: [anonymous, designation], selected: 'ANONYMOUS' } as const;

describe('the personas that a member may write under (R-159)', () => {
  it('are asked for again when the made-up name has changed', async () => {
    const { server, news, store } = facing(both);
    news.tell();
    expect(server.asked).toBe(0);
    await store.open();
    news.tell();
    expect(server.asked).toBe(2);
  });

  it('are asked for as a name begins only when they are needed next (F-07)', async () => {
    const { server, news, store } = facing(both);
    await store.open();
    news.wait({ persona: { userName: 'Calm Otter', avatarUri: '17-sky' }, from: 0 });
    news.tell();
    expect([server.asked, store.personas]).toEqual([1, [anonymous, designation]]);
    await store.open();
    await store.open();
    expect(server.asked).toBe(2);
  });

  it('have a name that has begun beside them, without a question by session (F-07)', async () => {
    const { server, news, store } = facing({ personas: [designation], selected: 'ANONYMOUS' });
    news.begin({ userName: 'Calm Otter', avatarUri: '17-sky' });
    expect(store.personas).toEqual([]);
    await store.open();
    const persona = { userName: 'Brave Kite', avatarUri: '3-rose' };
    news.wait({ persona, from: 0 });
    news.tell();
    expect([store.personas.map(({ userName }) => userName), store.begun, store.isNamed]).toEqual([['Brave Kite', null], [designation], true]);
    news.begin(persona);
    expect([store.selected?.userName, store.personas.length, server.asked]).toEqual(['Brave Kite', 2, 1]);
  });

  it('are asked for again as long as one of them may have been made since', async () => {
    const { server, store } = facing({ personas: [anonymous], selected: 'ANONYMOUS' });
    await store.open();
    await store.open();
    expect(server.asked).toBe(2);
    const whole = facing(both);
    await whole.store.open();
    await whole.store.open();
    expect(whole.server.asked).toBe(1);
  });

  it('are asked for again when they could not be had', async () => {
    const { server, store } = facing(both);
    server.failure = new Failure('offline');
    await store.open();
    expect([store.reading.state.status, store.selected]).toEqual(['FAILURE', undefined]);
    server.failure = undefined;
    await store.open();
    expect(store.reading.state.status).toBe('SUCCESS');
  });

  it('speak by the choice of their owner (R-160)', async () => {
    const { server, store } = facing(both);
    await store.open();
    expect(await store.choose('DESIGNATION')).toBe(true);
    expect([store.selected?.profileType, server.selected]).toEqual(['DESIGNATION', ['DESIGNATION']]);
  });

  it('fall back to the one before when the choice could not be stored', async () => {
    const { server, store } = facing(both);
    await store.open();
    server.failure = new Failure('broken');
    expect(await store.choose('DESIGNATION')).toBe(false);
    expect([store.selected?.profileType, store.choosing.state.status]).toEqual(['ANONYMOUS', 'FAILURE']);
  });

  it('fall back to the stored one when two choices in a row failed', async () => {
    const refusals: ((failure: Failure) => void)[] = [];
    const ports: Personas = { available: async () => both, select: () => new Promise((_, refuse) => refusals.push(refuse)) };
    const store = new PersonaChoiceStore(ports, new NameNewsStore(new FakeTabs()));
    await store.open();
    const choices = [store.choose('DESIGNATION'), store.choose('DESIGNATION')];
    for (const refuse of refusals) refuse(new Failure('offline'));
    expect([await Promise.all(choices), store.selected?.profileType]).toEqual([[false, false], 'ANONYMOUS']);
  });

  it('start with the first choice from then on, without one that was not saved (R-160)', async () => {
    const { server, store } = facing(both);
    await store.open();
    await store.choose('DESIGNATION');
    expect(store.known?.selected).toBe('DESIGNATION');
    server.failure = new Failure('broken');
    await store.choose('ANONYMOUS');
    expect(store.known?.selected).toBe('DESIGNATION');
  });

  it('of which there is only one let that one speak, whatever was chosen', async () => {
    const { store } = facing({ personas: [designation], selected: 'ANONYMOUS' });
    await store.open();
    expect(store.selected?.profileType).toBe('DESIGNATION');
  });
});
