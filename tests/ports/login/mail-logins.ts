import { expect, it } from 'vitest';
import type { MailLogins } from '#core/login/mail-logins.ts';

/** Guest, and the codes mailed to an address, latest last. */
export interface MailLoginsStand {
  readonly guest: MailLogins;
  readonly codesTo: (address: string) => readonly string[];
  readonly advance: (ms: number) => void;
}

const address = 'asha.rao@mail.example';
const wrong = (code: string) => (code === '00000000' ? '11111111' : '00000000');

export function keepsMailLogins(open: () => Promise<MailLoginsStand>): void {
  it('lets in by a mailed code, once, however the address is written', async () => {
    const { guest, codesTo } = await open();
    const { attempt, ...sent } = await guest.send('Asha.Rao@mail.example', 'en');
    expect(sent).toEqual({ otpLength: 8, expiresInSeconds: 600, triesAllowed: 5 });
    const [code = ''] = codesTo(address);
    expect(code).toMatch(/^\d{8}$/);
    expect((await guest.logIn({ attempt, address, code })).member.displayName).toBe('Member');
    await expect(guest.logIn({ attempt, address, code })).rejects.toMatchObject({ code: 'MAIL_CODE_SPENT' });
  });

  it('takes a code for its attempt and its address alone', async () => {
    const { guest, codesTo } = await open();
    const first = await guest.send(address, 'en');
    const second = await guest.send(address, 'hi');
    const [code = ''] = codesTo(address);
    await expect(guest.logIn({ ...second, address, code })).rejects.toMatchObject({ code: 'MAIL_CODE_WRONG' });
    await expect(guest.logIn({ ...first, address: 'someone.else@mail.example', code })).rejects.toMatchObject({ code: 'MAIL_CODE_SPENT' });
    await guest.logIn({ ...first, address, code });
  });

  it('gives five tries in ten minutes, and then none', async () => {
    const { guest, codesTo, advance } = await open();
    const { attempt } = await guest.send(address, 'en');
    const [code = ''] = codesTo(address);
    for (let tries = 0; tries < 5; tries++)
      await expect(guest.logIn({ attempt, address, code: wrong(code) })).rejects.toMatchObject({ kind: 'invalid', code: 'MAIL_CODE_WRONG' });
    await expect(guest.logIn({ attempt, address, code })).rejects.toMatchObject({ code: 'MAIL_CODE_SPENT' });
    const late = await guest.send(address, 'en');
    advance(600_000);
    await expect(guest.logIn({ ...late, address, code: codesTo(address).at(-1) ?? '' })).rejects.toMatchObject({ code: 'MAIL_CODE_SPENT' });
  });

  it('mails an address ten times at most, and answers alike afterwards', async () => {
    const { guest, codesTo } = await open();
    for (let asked = 0; asked < 12; asked++) expect(await guest.send(address, 'en')).toMatchObject({ otpLength: 8, triesAllowed: 5 });
    expect(codesTo(address).length).toBeLessThanOrEqual(10);
  });

  it('takes no text that is no address', async () => {
    const { guest } = await open();
    await expect(guest.send('asha at mail', 'en')).rejects.toMatchObject({ kind: 'invalid' });
  });
}
