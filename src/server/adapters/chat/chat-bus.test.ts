import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChatMessage } from '#core/chat/message.ts';
import { SystemClock } from '../system/system-clock.ts';
import { anotherDatabase, type TestDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { ChatBus, type BusItem } from './chat-bus.ts';
import { ListenedNews } from './listened-news.ts';
import { joinedParts, partsOf } from './news-parts.ts';
import type { NewsTransport } from './news-transport.ts';
import { PolledNews } from './polled-news.ts';

const clock = new SystemClock();

const aMessage = (seq: number): ChatMessage => ({
  messageId: 'e8d1f0c2m7c1t8zb',
  conversationId: 'c8d1f0c2m7c1t8zb',
  seq,
  clientMessageId: '6f1d2c3b-4a59-4e87-9d10',
  personId: null,
  author: { profileType: 'DESIGNATION', name: 'Nurse', avatar: undefined, isVerified: false },
  status: 'LIVE',
  text: 'नमस्ते',
  picture: null,
  sentOn: '2026-11-20',
  sentAt: null,
});

class Process {
  readonly heard: BusItem[] = [];
  readonly missed: (string | undefined)[] = [];
  readonly bus: ChatBus;
  readonly asked: number[] = [];
  isLost = false;
  #woken: () => void = () => undefined;

  constructor(transport: NewsTransport, isHeard = true) {
    const messageAt = async (_conversationId: string, seq: number): Promise<ChatMessage> => {
      this.asked.push(seq);
      // The first answers last, and the order stays.
      if (seq === 1) await new Promise((resolve) => setImmediate(resolve));
      if (this.isLost) throw new Error('no database');
      return aMessage(seq);
    };
    this.bus = new ChatBus({ transport, clock, messageAt });
    const stop = this.bus.start({
      hear: (item) => {
        this.heard.push(item);
        this.#woken();
      },
      missed: (conversationId) => {
        this.missed.push(conversationId);
        this.#woken();
      },
      isHeard: () => isHeard,
    });
    onTestFinished(stop);
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => (this.#woken = resolve));
  }

  async hears(other: Process): Promise<void> {
    while (!this.heard.some(({ kind }) => kind === 'notification')) {
      other.bus.tell({ kind: 'notification', refs: [] });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await other.bus.flushed();
  }

  get recorded(): readonly BusItem[] {
    return this.heard.filter(({ kind }) => kind !== 'notification');
  }
}

const tableOf = (database: TestDatabase) =>
  sql`create table if not exists chat_news (place bigint generated always as identity, item jsonb, told_at timestamptz default now())`.execute(database.db);

const transports = [
  { name: 'over NOTIFY', open: async (database: TestDatabase) => () => new ListenedNews(database.db, database.url, clock) },
  { name: 'through a table, behind a pooler', open: async (database: TestDatabase) => (await tableOf(database), () => new PolledNews(database.db, clock)) },
];

describe.each(transports)('the bus between processes $name (B-31)', ({ open }) => {
  it('tells others everything in its order, whatever its length, and itself nothing', async () => {
    const transport = await open(await anotherDatabase());
    const [here, there] = [new Process(transport()), new Process(transport())];
    await there.hears(here);
    const many = Array.from({ length: 200 }, (_, at) => `${at}-${'ऊ'.repeat(60)}`);
    const items: BusItem[] = [
      { kind: 'message', message: aMessage(1), hiddenFrom: many },
      { kind: 'changed', message: aMessage(2), hiddenFrom: [] },
      { kind: 'read', conversationId: 'c1', personId: 'p1', seq: 2 },
      { kind: 'conversation', conversationId: 'c1', refs: many },
      { kind: 'left', conversationId: 'c1', ref: 'r1' },
      { kind: 'over', sessionIds: ['s1'], refs: ['r1'] },
      { kind: 'typing', conversationId: 'c1', personId: 'p1', ref: 'r1', hiddenFrom: ['it’s "me"\n'] },
    ];
    for (const item of items) here.bus.tell(item);
    await there.until(() => there.recorded.length === items.length);
    expect(there.recorded).toEqual(items);
    expect(here.heard).toEqual([]);
    expect(there.asked).toEqual([1, 2]);
  });

  it('says which conversation may lack an unreadable message, and reads none without listeners', async () => {
    const transport = await open(await anotherDatabase());
    const [here, there, deaf] = [new Process(transport()), new Process(transport()), new Process(transport(), false)];
    await Promise.all([there.hears(here), deaf.hears(here)]);
    there.isLost = true;
    here.bus.tell({ kind: 'message', message: aMessage(7), hiddenFrom: [] });
    here.bus.tell({ kind: 'read', conversationId: 'c1', personId: 'p1', seq: 7 });
    await Promise.all([there.until(() => there.recorded.length === 1), deaf.until(() => deaf.recorded.length === 1)]);
    expect([there.missed, deaf.missed, deaf.asked]).toEqual([['c8d1f0c2m7c1t8zb'], [], []]);
  });
});

it('the bus listens again after losing its connection, and reports possible gaps (B-24)', async () => {
  const database = await anotherDatabase();
  const [here, there] = [new Process(new ListenedNews(database.db, database.url, clock)), new Process(new ListenedNews(database.db, database.url, clock))];
  await there.hears(here);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen chat'`.execute(database.db);
  await there.until(() => there.missed.length > 0);
  expect(there.missed).toEqual([undefined]);
  here.bus.tell({ kind: 'left', conversationId: 'c1', ref: 'r1' });
  await there.until(() => there.recorded.length === 1);
});

it('a reader slow to look reports possible gaps, and rows go after a minute', async () => {
  const database = await anotherDatabase();
  await tableOf(database);
  const slow = new FakeClock();
  const missed: string[] = [];
  const stop = new PolledNews(database.db, slow).start(
    () => undefined,
    () => void missed.push('missed'),
  );
  onTestFinished(stop);
  await sql`insert into chat_news (item, told_at) values (to_jsonb('old'::text), now() - interval '2 minutes')`.execute(database.db);
  slow.advance(400);
  await slow.untilWaitedFor();
  expect(missed).toEqual([]);
  slow.set(60_000);
  slow.advance(400);
  await slow.untilWaitedFor();
  expect(missed).toEqual(['missed']);
  expect((await sql`select 1 from chat_news`.execute(database.db)).rows).toEqual([]);
});

it('a text travels in parts that fit notifications, and arrives whole or not at all', () => {
  const json = JSON.stringify({ text: `नमस्ते ${'x'.repeat(20_000)} ${'😀'.repeat(500)}` });
  const parts = partsOf(json, 'sender.1');
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(7_900);
  const whole = joinedParts('me');
  const [first = '', ...others] = parts;
  expect(others.map(whole)).toEqual(others.map(() => undefined));
  const heard = [first, ...others].map(whole).filter((text) => text !== undefined);
  expect(heard.map((text) => JSON.parse(text))).toEqual([JSON.parse(json)]);
  expect(partsOf('{}', 'me.1').map(joinedParts('me'))).toEqual([undefined]);
  expect(joinedParts('me')('what is this')).toBeUndefined();
});
