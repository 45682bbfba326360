import { describe, expect, it } from 'vitest';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { Outbox } from '#server/adapters/mail/outbox.ts';
import { Metrics } from '#server/adapters/system/metrics.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { addMeasures } from './measures.ts';

const linesOf = (text: string, name: string): string[] => text.split('\n').filter((line) => line.startsWith(`${name}{`));

describe('the measures of an installation', () => {
  it('say how many connections there are, and how much is due in each queue', async () => {
    const clock = new FakeClock();
    const database = await aDatabase();
    const { db } = database;
    await db.insertInto('notification_event').values({ id: 'told-now', cause: 'comment', thing: 'one' }).execute();
    await db.insertInto('notification_event').values({ id: 'told-later', cause: 'pollOver', thing: 'two', due_on: '2999-01-01' }).execute();
    const push = { device_key: 'key', sealed_told: 'sealed', tries: 0 };
    for (const at of [-2, -1, 60_000])
      await db
        .insertInto('push')
        .values({ id: `push ${at}`, ...push, due_at: new Date(clock.now() + at) })
        .execute();
    const metrics = new Metrics({ after: () => () => undefined });
    addMeasures(metrics, {
      lifecycle: { opening: Promise.resolve(database) },
      mails: new Outbox(new MemoryMails(clock), clock),
      clock,
      overload: { waitsMs: { processor: 7, database: 12 } },
    });
    const text = await metrics.text();
    expect(linesOf(text, 'daftar_queue_length')).toEqual([
      'daftar_queue_length{queue="notifications"} 1',
      'daftar_queue_length{queue="push"} 2',
      'daftar_queue_length{queue="digests"} 0',
    ]);
    expect(linesOf(text, 'daftar_waiting_ms')).toEqual(['daftar_waiting_ms{for="processor"} 7', 'daftar_waiting_ms{for="database"} 12']);
    expect(linesOf(text, 'daftar_mails_leaving')).toEqual(['daftar_mails_leaving{queue="mail"} 0']);
    const [open = '', idle = '', waiting = ''] = linesOf(text, 'daftar_database_connections');
    expect(open).toMatch(/state="open"} [1-9]/);
    expect([idle, waiting]).toEqual([expect.stringContaining('state="idle"'), 'daftar_database_connections{state="waiting"} 0']);
  });

  it('are left out where there is no database yet', async () => {
    const metrics = new Metrics({ after: () => () => undefined });
    const clock = new FakeClock();
    addMeasures(metrics, { lifecycle: { opening: undefined }, mails: new MemoryMails(clock), clock, overload: { waitsMs: {} } });
    expect(linesOf(await metrics.text(), 'daftar_queue_length')).toEqual([]);
  });
});
