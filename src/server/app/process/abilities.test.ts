import { describe, expect, it } from 'vitest';
import { abilitiesOf, backupAdvice, limitWarning, originWarning } from './abilities.ts';

const methods = { isDemo: false, hasPasskeys: true, hasMail: false, providers: [] };
const bare = { methods, mailHost: undefined, mailFrom: 'no-reply@localhost', mailRefusal: undefined, moderators: 0, hasModel: false };
const google = { provider: 'google', clientId: null, takesOneTap: false, takesAccessToken: false } as const;

describe('the abilities of an installation, as they are said at its start', () => {
  it('name what is there', () =>
    expect(abilitiesOf({ ...bare, methods: { ...methods, providers: [google] }, mailHost: 'smtp.test:587', moderators: 2, hasModel: true })).toEqual([
      'What this installation can do:',
      '  Log in: by Google, passkeys.',
      '  Codes by email: sent by smtp.test:587 as no-reply@localhost. Other mail servers refuse that address; MAIL_FROM sets another.',
      '  Job portal: none is connected, so it is not offered for confirming.',
      '  Moderation: 2 members moderate.',
      '  Rephrasing: by the language model at REPHRASE_URL.',
    ]));

  it('say what is missing, and what sets it up', () => {
    const [, login, mail, , moderation] = abilitiesOf({ ...bare, methods: { ...methods, hasPasskeys: false } });
    expect(login).toMatch(/nobody can, as passkeys need an https PUBLIC_ORIGIN, and codes by email SMTP_URL\..*GOOGLE_CLIENT_ID/);
    expect(mail).toMatch(/none, so nobody can confirm .*SMTP_URL/);
    expect(moderation).toContain('nobody moderates yet');
  });

  it('say that no mail leaves where the mail server takes none', () =>
    expect(abilitiesOf({ ...bare, mailHost: 'smtp.test:587', mailRefusal: 'does not answer' })[2]).toBe(
      '  Codes by email: none are sent, because the mail server smtp.test:587 does not answer. Check SMTP_URL, or that server; npm run doctor asks it again.',
    ));

  it('say that appeals wait where one member moderates', () =>
    expect(abilitiesOf({ ...bare, moderators: 1 })[4]).toBe('  Moderation: 1 member moderates. Appeals against what they decide wait for a second one.'));

  it('advise backups for real members in the shipped database, and nowhere else', () => {
    const embedded = { databaseUrl: undefined, dataDir: '.data' };
    expect(backupAdvice(false, embedded)).toEqual([expect.stringMatching(/^Members are real, and their data is in \.data, .*npm run backup -- <folder>/)]);
    expect([backupAdvice(true, embedded), backupAdvice(false, { ...embedded, databaseUrl: 'postgresql://db/daftar' })]).toEqual([[], []]);
  });

  it('warn where only passkeys let people in that limits per person are missing', () => {
    expect(limitWarning(methods)).toEqual([
      expect.stringMatching(/^Nothing is limited to one person: a new passkey or address is a new account.*ban ends with the account/),
    ]);
    for (const other of [{ isDemo: true }, { hasPasskeys: false }, { providers: [google] }]) expect(limitWarning({ ...methods, ...other })).toEqual([]);
  });

  it('warn of unencrypted sessions for real remote members without https, and nowhere else', () => {
    expect(originWarning(false, 'http://daftar.test')).toEqual([
      expect.stringMatching(/^Warning: PUBLIC_ORIGIN=http:\/\/daftar\.test is not https\. Sessions travel unencrypted.* passkeys do not work there\.$/),
    ]);
    for (const origin of [undefined, 'https://daftar.test', 'http://localhost:3000', 'http://127.0.0.1:3000']) expect(originWarning(false, origin)).toEqual([]);
    expect(originWarning(true, 'http://daftar.test')).toEqual([]);
  });

  it('call a demo a demo', () => {
    const said = abilitiesOf({ ...bare, methods: { ...methods, isDemo: true } }).join(' ');
    for (const part of ['anyone can be anyone', '/dev/mail', 'Job portal: played here']) expect(said).toContain(part);
  });
});
