import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/login.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { isProven } from '#server/adapters/persona-keys/counted-proof.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { httpMailLogins } from '#web/adapters/login/http-mail-logins.ts';
import { aDatabase } from '#tests/database.ts';
import { everyRow } from '#tests/every-row.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeMailLogins } from '#tests/fakes/login/fake-mail-logins.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { MemberScope } from '#tests/login/member-scope.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { keepsMailLogins, type MailLoginsStand } from './mail-logins.ts';

const secrets = new Secrets(Buffer.alloc(32, 7));
const address = 'asha.rao@mail.example';

/** Codes mailed to an address, latest last. */
const codesIn = (mailbox: MemoryMails) => (to: string) =>
  mailbox
    .list()
    .filter((mail) => mail.to === to)
    .map(({ text }) => /\d{8}/.exec(text)?.[0] ?? '')
    .toReversed();

async function inTheDatabase() {
  const { db } = await aDatabase();
  const clock = new FakeClock();
  const mailbox = new MemoryMails(clock);
  const newGuest = async () => (await new MemberScope(db, clock, secrets).ports({ mails: mailbox })).mailLogins;
  return { guest: await newGuest(), codesTo: codesIn(mailbox), advance: (ms: number) => clock.advance(ms), db, mailbox, newGuest };
}

async function overTheWire(): Promise<MailLoginsStand> {
  const { app, clock, mailbox } = await openLoginServer();
  return { guest: httpMailLogins(browserOf(app, clock).service(routes)), codesTo: codesIn(mailbox), advance: (ms) => clock.advance(ms) };
}

describe('logging in by a mailed code in memory', () =>
  void keepsMailLogins(async () => {
    const guest = new FakeMailLogins();
    return { guest, codesTo: (to) => guest.mailed.get(to) ?? [], advance: (ms) => void (guest.now += ms) };
  }));
describe('logging in by a mailed code in the database', () => void keepsMailLogins(inTheDatabase));
describe('logging in by a mailed code over the wire', () => void keepsMailLogins(overTheWire));

describe('a login by a mailed code', () => {
  it('leads to the same account each time, and to another by another address', async () => {
    const { codesTo, newGuest } = await inTheDatabase();
    const logIn = async (to: string) => {
      const guest = await newGuest();
      const { attempt } = await guest.send(to, 'en');
      return (await guest.logIn({ attempt, address: to, code: codesTo(to).at(-1) ?? '' })).member;
    };
    const [first, again, other] = [await logIn(address), await logIn(address), await logIn('someone.else@mail.example')];
    expect([first.loginSource, again.userId === first.userId, other.userId === first.userId]).toEqual(['mail', true, false]);
  });

  it('leaves neither the address nor the code anywhere in the database (F-01)', async () => {
    const { guest, codesTo, db } = await inTheDatabase();
    const { attempt } = await guest.send(address, 'en');
    const [code = ''] = codesTo(address);
    const holds = async () => (await everyRow(db)).some(({ text }) => text.includes('asha.rao') || text.includes('mail.example') || text.includes(`"${code}"`));
    expect(await holds()).toBe(false);
    await guest.logIn({ attempt, address, code });
    expect(await holds()).toBe(false);
  });

  it('mails the same lines to anyone in their language, naming no product', async () => {
    const { guest, codesTo, mailbox } = await inTheDatabase();
    const { attempt } = await guest.send(address, 'en');
    await guest.logIn({ attempt, address, code: codesTo(address)[0] ?? '' });
    await guest.send(address, 'en');
    await guest.send('someone.else@mail.example', 'en');
    const plain = mailbox.list().map(({ subject, text }) => [subject, text.replace(/\d{8}/, 'CODE')]);
    expect(plain[0]).toEqual(plain[1]);
    expect(JSON.stringify(plain)).not.toMatch(/daftar|log in/i);
    await guest.send('hindi@mail.example', 'hi');
    expect(mailbox.list()[0]?.subject).toBe('आपका कोड');
  });

  it('is no proof that counts, for mailboxes cost nothing (F-02)', async () => {
    const { guest, codesTo, db } = await inTheDatabase();
    const { attempt } = await guest.send(address, 'en');
    const { userId: accountId } = (await guest.logIn({ attempt, address, code: codesTo(address).at(-1) ?? '' })).member;
    const proofOf = () => db.transaction().execute((transaction) => isProven(transaction, { accountId, year: '2026', proofs: ['provider', 'address'] }));
    expect(await proofOf()).toBe(false);
    await db.insertInto('identity').values({ key: 'of a provider', account_id: accountId, made_on: '2026-11-19' }).execute();
    expect(await proofOf()).toBe(true);
  });

  it('mails three times per network to an address, yet still for its owner elsewhere (S-90)', async () => {
    const { guest, codesTo, newGuest } = await inTheDatabase();
    for (let asked = 0; asked < 5; asked++) await guest.send(address, 'en');
    expect(codesTo(address)).toHaveLength(3);
    const owner = await newGuest();
    const { attempt } = await owner.send(address, 'en');
    expect((await owner.logIn({ attempt, address, code: codesTo(address).at(-1) ?? '' })).member.loginSource).toBe('mail');
  });

  it('lets one mailbox have one account, and one count, however Google lets it be written', async () => {
    const { codesTo, newGuest } = await inTheDatabase();
    const members = [];
    for (const written of ['asha.rao@gmail.com', 'a.sha.r.ao@googlemail.com', 'ashaRAO+jobs@gmail.com']) {
      const guest = await newGuest();
      const { attempt } = await guest.send(written, 'en');
      members.push((await guest.logIn({ attempt, address: written, code: codesTo('asharao@gmail.com').at(-1) ?? '' })).member.userId);
    }
    expect(new Set(members).size).toBe(1);
  });

  it('bears five tries of fifty at once', async () => {
    const { guest, codesTo } = await inTheDatabase();
    const { attempt } = await guest.send(address, 'en');
    const [code = ''] = codesTo(address);
    const guesses = Array.from({ length: 50 }, (_, number) => String(number).padStart(6, '0')).filter((guess) => guess !== code);
    const tried = await Promise.allSettled(guesses.map((guess) => guest.logIn({ attempt, address, code: guess })));
    expect(tried.filter((one) => one.status === 'rejected' && one.reason.code === 'MAIL_CODE_WRONG').length).toBe(5);
    await expect(guest.logIn({ attempt, address, code })).rejects.toMatchObject({ code: 'MAIL_CODE_SPENT' });
  });

  it('is offered where mails can be sent, and refused where none can', async () => {
    const { db } = await aDatabase();
    const clock = new FakeClock();
    const without = await new MemberScope(db, clock, secrets).ports();
    expect((await without.tokenLogins.methods()).hasMail).toBe(false);
    await expect(without.mailLogins.send(address, 'en')).rejects.toMatchObject({ kind: 'offline' });
    expect((await (await new MemberScope(db, clock, secrets).ports({ mails: new MemoryMails(clock) })).tokenLogins.methods()).hasMail).toBe(true);
  });
});
