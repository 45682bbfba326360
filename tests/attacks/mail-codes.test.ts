import { describe, expect, it } from 'vitest';
import { countSending } from '#server/adapters/verification/mail-sendings.ts';
import { aDatabase } from '#tests/database.ts';
import { aMemberScope, memberPortsOf } from '#tests/login/member-ports.ts';
import { everyRow } from '#tests/every-row.ts';
import type { OpenedMemberPorts } from '#tests/ports/opened-member-ports.ts';

const at = (name: string) => ({ kind: 'work', address: `${name}@pravaha-cloudworks.example` }) as const;
const asha = at('asha');
const minuteMs = 60_000;

async function open() {
  const { db, clock, mailbox, newScope, opened } = await aMemberScope();
  const working = { type: 'working', companyName: 'Pravaha Cloudworks' } as const;
  await (await opened.ports()).careers.create(working);
  const join = async (subject: string, network?: string) => {
    const other = await newScope(network).signIn(subject);
    const made = memberPortsOf(other, mailbox);
    await (await made.ports()).careers.create(working);
    return made;
  };
  return { db, clock, mailbox, opened, join };
}

const mailsOf = async (opened: Pick<OpenedMemberPorts, 'ports'>) => (await opened.ports()).mailVerifications;

describe('a mailed code (S-88)', () => {
  it('has six digits, and is nowhere in the database', async () => {
    const { db, opened } = await open();
    await (await mailsOf(opened)).send(asha, 'en');
    const code = opened.codeFor(asha.address);
    expect(code).toMatch(/^\d{6}$/);
    for (const { text } of await everyRow(db)) expect(text).not.toContain(`"${code}"`);
  });

  it('lives for ten minutes, to the millisecond', async () => {
    const { clock, opened } = await open();
    const mails = await mailsOf(opened);
    await mails.send(asha, 'en');
    clock.advance(10 * minuteMs);
    await expect(mails.confirm(asha, opened.codeFor(asha.address))).rejects.toMatchObject({ code: 'MAIL_CODE_SPENT' });
    await mails.send(asha, 'en');
    clock.advance(10 * minuteMs - 1);
    expect(await mails.confirm(asha, opened.codeFor(asha.address))).toMatchObject({ verified: 'VERIFIED' });
  });

  it('allows five tries, even of fifty at once, then is dead for its owner too', async () => {
    const { opened } = await open();
    const mails = await mailsOf(opened);
    await mails.send(asha, 'en');
    const code = opened.codeFor(asha.address);
    const guesses = Array.from({ length: 50 }, (_, number) => String(number).padStart(6, '0')).filter((guess) => guess !== code);
    const tried = await Promise.allSettled(guesses.map((guess) => mails.confirm(asha, guess)));
    const codes = tried.map((one) => (one.status === 'rejected' ? one.reason.code : 'in'));
    expect(codes.filter((one) => one === 'MAIL_CODE_WRONG').length).toBe(5);
    expect(codes.filter((one) => one === 'MAIL_CODE_SPENT').length).toBe(guesses.length - 5);
    await expect(mails.confirm(asha, code)).rejects.toMatchObject({ code: 'MAIL_CODE_SPENT' });
  });

  it('is used once by two who enter it at once', async () => {
    const { db, opened } = await open();
    const mails = await mailsOf(opened);
    await mails.send(asha, 'en');
    const code = opened.codeFor(asha.address);
    const both = await Promise.allSettled([mails.confirm(asha, code), mails.confirm(asha, code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await db.selectFrom('career_proof').select('source').execute()).toEqual([{ source: 'mail' }]);
  });

  it('takes the place of the one before it', async () => {
    const { opened } = await open();
    const mails = await mailsOf(opened);
    await mails.send(asha, 'en');
    const first = opened.codeFor(asha.address);
    await mails.send(asha, 'en');
    const second = opened.codeFor(asha.address);
    if (first !== second) await expect(mails.confirm(asha, first)).rejects.toMatchObject({ code: 'MAIL_CODE_WRONG' });
    expect(await mails.confirm(asha, second)).toMatchObject({ verified: 'VERIFIED' });
  });
});

describe('how many mails leave in a quarter of an hour (S-88)', () => {
  it('is three per member, even of ten requested at once, and three more later', async () => {
    const { clock, opened } = await open();
    const mails = await mailsOf(opened);
    const sent = await Promise.allSettled(Array.from({ length: 10 }, (_, number) => mails.send(at(`name${number}`), 'en')));
    expect(sent.filter(({ status }) => status === 'fulfilled').length).toBe(3);
    for (const one of sent) if (one.status === 'rejected') expect(one.reason).toMatchObject({ kind: 'limited' });
    clock.advance(15 * minuteMs - 1);
    await expect(mails.send(asha, 'en')).rejects.toMatchObject({ kind: 'limited' });
    clock.advance(1);
    expect((await mails.send(asha, 'en')).sendsLeft).toBe(2);
  });

  it('is three per address by network, ten in all, without revealing others’ requests', async () => {
    const { mailbox, join } = await open();
    const answers: unknown[] = [];
    const ask = async (number: number, network?: string) => void answers.push(await (await mailsOf(await join(`member ${number}`, network))).send(asha, 'en'));
    for (let number = 0; number < 5; number++) await ask(number, '203.0.113.7');
    expect(mailbox.list().length).toBe(3);
    for (let number = 5; number < 15; number++) await ask(number);
    expect(mailbox.list().length).toBe(10);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('leaves the member unsure: a code that was never mailed is wrong too (S-90)', async () => {
    const { join } = await open();
    for (let number = 0; number < 3; number++) await (await mailsOf(await join(`member ${number}`, '203.0.113.7'))).send(asha, 'en');
    const late = await mailsOf(await join('late', '203.0.113.7'));
    await late.send(asha, 'en');
    await expect(late.confirm(asha, '123456')).rejects.toMatchObject({ code: 'MAIL_CODE_WRONG' });
  });

  it('is three per colleague on one network, where twenty-one are no crowd (T-11, X-6)', async () => {
    const { join } = await open();
    const members = await Promise.all(Array.from({ length: 21 }, (_, number) => join(`neighbour ${number}`, '203.0.113.7')));
    const sent: boolean[] = [];
    for (const [number, member] of members.entries())
      for (let turn = 0; turn < 3; turn++) {
        const [outcome] = await Promise.allSettled([(await mailsOf(member)).send(at(`neighbour${number}`), 'en')]);
        sent.push(outcome?.status === 'fulfilled');
      }
    expect(sent.filter(Boolean)).toHaveLength(63);
  });

  it('follows the installation’s network limit, and a clock set back blocks nobody (T-11, X-8)', async () => {
    const { db } = await aDatabase();
    const now = Date.UTC(2026, 10, 20);
    const secrets = { reference: (...parts: readonly string[]) => parts.join(' ') };
    const ask = (accountId: string, moment = now, network = 'office') =>
      countSending(db, { secrets, now: moment }, { accountId, address: `${accountId}@betwa.example`, network, mostByNetwork: 4 });
    for (const colleague of ['asha', 'ravi', 'meena', 'imran']) expect(await ask(colleague)).toMatchObject({ byMember: 1, mayMail: true });
    await expect(ask('late')).rejects.toThrow('Too many emails have been asked for from your network already. Please wait 15 minutes.');
    for (const turn of [2, 3]) expect(await ask('asha', now, `home ${turn}`)).toMatchObject({ byMember: turn });
    await expect(ask('asha', now, 'home')).rejects.toMatchObject({ kind: 'limited', message: '3 emails were sent to you already. Please wait 15 minutes.' });
    expect(await ask('late', now - 60 * minuteMs)).toMatchObject({ byMember: 1 });
  });
});

describe('a code of another member (S-89)', () => {
  it('works only for the member, place and address it was mailed for', async () => {
    const { opened, join } = await open();
    const other = await join('somebody else');
    await (await mailsOf(opened)).send(asha, 'en');
    const code = opened.codeFor(asha.address);
    for (const [member, to] of [
      [other, asha],
      [opened, at('ravi')],
    ] as const)
      await expect((await mailsOf(member)).confirm(to, code)).rejects.toMatchObject({ kind: 'conflict', code: 'MAIL_CODE_SPENT' });
    const { careers } = await opened.ports();
    await careers.create({ type: 'working', companyName: 'Koyal Pay' });
    await expect((await mailsOf(opened)).confirm(asha, code)).rejects.toMatchObject({ code: 'MAIL_CODE_SPENT' });
    expect((await careers.own())?.verification.verified).toBe('');
  });

  it('verifies nothing twice: the year’s address is taken, as only its owner reads (S-90)', async () => {
    const { opened, join, mailbox, clock } = await open();
    const mails = await mailsOf(opened);
    const first = await mails.send(asha, 'en');
    await mails.confirm(asha, opened.codeFor(asha.address));
    const other = await mailsOf(await join('somebody else'));
    expect(await other.send(at('asha+again'), 'en')).toEqual(first);
    expect(mailbox.list()[0]).toMatchObject({ to: asha.address, subject: 'Your code' });
    expect(mailbox.list()[0]?.text).not.toMatch(/\d{6}/);
    for (let tries = 0; tries < 5; tries++) await expect(other.confirm(asha, String(tries).repeat(6))).rejects.toMatchObject({ code: 'MAIL_CODE_WRONG' });
    clock.advance(60 * 24 * 60 * minuteMs);
    const nextYear = await join('in the next year');
    await (await mailsOf(nextYear)).send(asha, 'en');
    expect(await (await mailsOf(nextYear)).confirm(asha, nextYear.codeFor(asha.address))).toMatchObject({ verified: 'VERIFIED' });
  });

  it('confirms one account a year, and last year’s only if confirmed once more (F-02)', async () => {
    const { join, db, clock } = await open();
    const confirm = async (subject: string, to = asha) => {
      const member = await join(subject);
      await (await mailsOf(member)).send(to, 'en');
      await (await mailsOf(member)).confirm(to, member.codeFor(to.address));
    };
    await confirm('first');
    clock.advance(60 * 24 * 60 * minuteMs);
    await confirm('second');
    const months = async () => (await db.selectFrom('career_proof').select('month').orderBy('month').execute()).map(({ month }) => month);
    expect(await months()).toEqual(['2026-11', '2027-01']);
    await confirm('first', at('asha.rao'));
    expect(await months()).toEqual(['2027-01', '2027-01']);
  });

  it('is taken by one of two who hold good codes for one address', async () => {
    const { opened, join, db } = await open();
    const other = await join('somebody else');
    const members = [opened, other];
    for (const member of members) await (await mailsOf(member)).send(asha, 'en');
    const both = await Promise.allSettled(members.map(async (member) => (await mailsOf(member)).confirm(asha, member.codeFor(asha.address))));
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect((await db.selectFrom('career_proof').selectAll().execute()).length).toBe(1);
  });
});

describe('a member who is verified already (S-25)', () => {
  it('logs in again before they are verified again, and before the job portal is asked', async () => {
    const { clock, opened } = await open();
    const mails = await mailsOf(opened);
    await mails.send(asha, 'en');
    await mails.confirm(asha, opened.codeFor(asha.address));
    clock.advance(9 * minuteMs);
    await (await mailsOf(opened)).send(at('asha.rao'), 'en');
    clock.advance(minuteMs + 1);
    const late = await opened.ports();
    await expect(late.mailVerifications.send(at('a.rao'), 'en')).rejects.toMatchObject({ kind: 'conflict', code: 'SIGN_IN_AGAIN' });
    await late.careers.create({ type: 'working', companyName: 'Pravaha Cloudworks' });
    const { careers, jobPortals } = late;
    expect((await careers.own())?.verification.verified).toBe('VERIFIED');
    await expect(jobPortals.link()).rejects.toMatchObject({ kind: 'conflict', code: 'SIGN_IN_AGAIN' });
  });
});
