import { expect, it } from 'vitest';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { MemoryMails } from './memory-mails.ts';

const mailTo = (to: string) => ({ to, subject: 'Your code', text: '402918' });

it('a development mailbox keeps fifty mails a quarter hour, none with used codes (F-01)', async () => {
  const clock = new FakeClock();
  const mailbox = new MemoryMails(clock);
  for (let number = 0; number < 60; number++) await mailbox.send(mailTo(`${number}@pravaha.example`));
  expect(mailbox.list().map(({ to }) => to)).toEqual(Array.from({ length: 50 }, (_, place) => `${59 - place}@pravaha.example`));
  await mailbox.forget('59@pravaha.example');
  expect(mailbox.list()[0]?.to).toBe('58@pravaha.example');
  clock.advance(899_999);
  expect(mailbox.list()).toHaveLength(49);
  clock.advance(1);
  expect(mailbox.list()).toEqual([]);
});
