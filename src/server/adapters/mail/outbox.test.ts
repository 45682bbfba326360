import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { hourMs } from '#core/figures/durations.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { addressRefused, Outbox } from './outbox.ts';

const mail = { to: 'asha@pravaha.example', subject: 'Your code', text: '402918' };

function anOutbox(failures: number, code?: string) {
  const clock = new FakeClock();
  let tries = 0;
  const send = async () => {
    if (++tries <= failures) throw new Failure('offline', 'no', code === undefined ? {} : { code });
  };
  const outbox = new Outbox({ send, canSend: () => true, forget: async () => undefined }, clock);
  return { clock, outbox, tries: () => tries };
}

describe('mails in the outbox', () => {
  it('leave as soon as the mail server is back, and nothing is promised meanwhile', async () => {
    const { clock, outbox, tries } = anOutbox(1);
    const left = outbox.send(mail);
    await clock.untilWaitedFor();
    expect(outbox.canSend()).toBe(false);
    clock.advance(2_000);
    await left;
    expect(tries()).toBe(2);
    expect(outbox.canSend()).toBe(true);
  });

  it('are retried half a minute after an outage, whatever the clock says (X-8)', async () => {
    const { clock, outbox } = anOutbox(9);
    void outbox.send(mail).catch(() => undefined);
    for (const passed of [2_000, 10_000]) {
      await clock.untilWaitedFor();
      clock.advance(passed);
    }
    clock.set(-hourMs);
    await outbox.drained(0);
    expect(outbox.canSend()).toBe(false);
    clock.advance(30_000);
    expect(outbox.canSend()).toBe(true);
  });

  it('are given up after the third try', async () => {
    const { clock, outbox, tries } = anOutbox(9);
    const left = outbox.send(mail).catch((error: unknown) => error);
    for (const passed of [2_000, 10_000]) {
      await clock.untilWaitedFor();
      clock.advance(passed);
    }
    expect([await left, tries()]).toEqual([expect.objectContaining({ kind: 'offline' }), 3]);
  });

  it('are given up at once for a refused address, regardless of the others', async () => {
    const { outbox, tries } = anOutbox(9, addressRefused);
    await expect(outbox.send(mail)).rejects.toMatchObject({ code: addressRefused });
    expect([tries(), outbox.canSend()]).toEqual([1, true]);
  });

  it('are waited for when the server stops, but not for ever', async () => {
    const { clock, outbox } = anOutbox(9);
    void outbox.send(mail).catch(() => undefined);
    await clock.untilWaitedFor();
    const drained = outbox.drained(1_000);
    clock.advance(1_000);
    await expect(drained).resolves.toBeUndefined();
  });
});
