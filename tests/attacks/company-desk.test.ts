import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/desk.ts';
import { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { httpBenefitReplies } from '#web/adapters/company-desk/http-benefit-replies.ts';
import { httpCompanyDesks } from '#web/adapters/company-desk/http-company-desks.ts';
import { httpCompanyReplies } from '#web/adapters/company-desk/http-company-replies.ts';
import { httpDeskLogins } from '#web/adapters/company-desk/http-desk-logins.ts';
import { everyRow } from '#tests/every-row.ts';
import { keepBenefits, knownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { deskCompanies, deskReviews } from '#tests/ports/company-desk/company-desk.ts';
import { keepReviews } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';

const { koyal } = deskCompanies;

async function aWorld(looksAtClaims = false) {
  const mailbox = new MemoryMails(new FakeClock());
  const server = await openPersonaServer({}, undefined, { mails: mailbox, looksAtClaims });
  await keepInTables(server.db, Object.values(deskCompanies));
  await server.db.insertInto('company_domain').values({ company_id: koyal.companyId, domain: koyal.domain }).execute();
  await keepReviews(server.db, deskReviews);
  const codeTo = (address: string): string => /\d{8}/.exec(mailbox.list().find(({ to }) => to === address)?.text ?? '')?.[0] ?? '';
  const browser = () => {
    const desk = browserOf(server.app, server.clock).service(routes);
    return { logins: httpDeskLogins(desk), desks: httpCompanyDesks(desk), replies: httpCompanyReplies(desk), benefitReplies: httpBenefitReplies(desk) };
  };
  const enter = async (name: string) => {
    const [person, address] = [browser(), `${name}@${koyal.domain}`];
    const { attempt } = await person.logins.send(address, 'en');
    await person.logins.enter({ attempt, address, code: codeTo(address) });
    return person;
  };
  return { ...server, browser, codeTo, enter, mailbox };
}

describe('the desk of a company, attacked', () => {
  it('has one owner, however many claim it at once', async () => {
    const { enter } = await aWorld();
    const people = await Promise.all(Array.from({ length: 8 }, (_, at) => enter(`person${at}`)));
    const claims = await Promise.all(people.map(({ desks }, at) => desks.claim(koyal.urlName, `Person ${at}`)));
    expect(claims.filter(({ role, state }) => role === 'owner' && state === 'open')).toHaveLength(1);
    expect(claims.filter(({ state }) => state === 'asked')).toHaveLength(7);
  });

  it('is no way into an account, nor an account into it', async () => {
    const { enter, mailbox, signIn, ask, codeTo, browser } = await aWorld();
    await enter('meera');
    expect(mailbox.list()).toEqual([]);
    const { logins } = browser();
    const address = `meera@${koyal.domain}`;
    const { attempt } = await logins.send(address, 'en');
    const body = { attempt, address, otp: codeTo(address) };
    expect((await ask('/api/login/mail', { method: 'POST', body })).statusCode).toBe(409);
    const asMember = await ask(`/api/desk/v1/company/${koyal.urlName}`, { session: await signIn({ role: 'administrator' }) });
    expect(asMember.statusCode).toBe(401);
  });

  it('opens by a code for its attempt and address, and for no made-up cookie', async () => {
    const { browser, codeTo, ask } = await aWorld();
    const [mine, theirs] = [browser(), browser()];
    const address = `meera@${koyal.domain}`;
    await mine.logins.send(address, 'en');
    const code = codeTo(address);
    const { attempt } = await theirs.logins.send(`mallory@${koyal.domain}`, 'en');
    await expect(theirs.logins.enter({ attempt, address, code })).rejects.toMatchObject({ code: 'MAIL_CODE_SPENT' });
    const guessed = await ask(`/api/desk/v1/company/${koyal.urlName}`, { headers: { cookie: 'CT=guessed' } });
    expect(guessed.statusCode).toBe(401);
  });

  it('keeps no address, name or token in clear', async () => {
    const { db, enter } = await aWorld();
    const { desks } = await enter('meera.kulkarni');
    await desks.claim(koyal.urlName, 'Meera Kulkarni');
    const rows = await everyRow(db);
    expect(rows.filter(({ text }) => /meera|kulkarni/i.test(text))).toEqual([]);
  });

  it('stays shut where the host looks at each claim', async () => {
    const { enter } = await aWorld(true);
    const { desks, replies } = await enter('meera');
    expect(await desks.claim(koyal.urlName, 'Meera')).toMatchObject({ state: 'unproved' });
    await expect(replies.list(koyal.urlName, false)).rejects.toMatchObject({ code: 'DESK_ROLE' });
  });

  it('mails an owner now and then alone, and leaves them their own codes', async () => {
    const { enter, browser, mailbox } = await aWorld();
    const owner = await enter('meera');
    await owner.desks.claim(koyal.urlName, 'Meera');
    const asker = await enter('rohan');
    for (let asked = 0; asked < 12; asked++) {
      expect(await asker.desks.claim(koyal.urlName, 'Rohan')).toMatchObject({ state: 'asked' });
      const [own] = (await asker.desks.overview(koyal.urlName)).people;
      await asker.desks.removePerson(koyal.urlName, own?.personId ?? '');
    }
    const toOwner = () => mailbox.list().filter(({ to }) => to === `meera@${koyal.domain}`);
    expect(toOwner().length).toBeLessThanOrEqual(10);
    const before = toOwner().length;
    await browser().logins.send(`meera@${koyal.domain}`, 'en');
    expect(toOwner()).toHaveLength(before + 1);
  });

  it('goes on by its own cursors alone', async () => {
    const { enter, ask, db } = await aWorld();
    const { desks, replies } = await enter('meera');
    await desks.claim(koyal.urlName, 'Meera');
    const { next } = await replies.list(koyal.urlName, false, null, 1);
    expect((await replies.list(koyal.urlName, false, next, 1)).items).toHaveLength(1);
    await expect(replies.list(koyal.urlName, true, next, 1)).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
    const foreign = (await ask(`/api/review/v1/company/${koyal.urlName}/reviews?limit=1`)).json().next;
    await expect(replies.list(koyal.urlName, false, foreign, 1)).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
    expect(await db.selectFrom('reply_version').selectAll().execute()).toEqual([]);
  });

  it('keeps no reply to what was said of benefits without a note', async () => {
    const { enter, db } = await aWorld();
    const silent = knownBenefits({ companyId: koyal.companyId });
    await keepBenefits(db, [silent]);
    const { desks, benefitReplies } = await enter('meera');
    await desks.claim(koyal.urlName, 'Meera');
    await expect(benefitReplies.save(koyal.urlName, silent.benefitsId, 'Thank you.')).rejects.toMatchObject({ kind: 'missing' });
    expect(await db.selectFrom('company_reply').selectAll().execute()).toEqual([]);
  });

  it('refuses a reply from another site', async () => {
    const { ask } = await aWorld();
    const [review] = deskReviews;
    const sent = { method: 'PUT', body: { text: 'Thank you.' }, headers: { cookie: 'CT=any', 'sec-fetch-site': 'cross-site' } } as const;
    expect((await ask(`/api/desk/v1/company/${koyal.urlName}/reviews/${review?.reviewId ?? ''}/reply`, sent)).statusCode).toBe(403);
  });
});
