import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { Mails } from '#core/mail/mails.ts';
import { noPortalAccounts } from '#server/adapters/verification/no-portal-accounts.ts';
import { aMemberScope } from '#tests/login/member-ports.ts';

const asha = { kind: 'work', address: 'asha@pravaha-cloudworks.example' } as const;

describe('a mail that takes long, or never leaves', () => {
  const sending = async (send: Mails['send'], canSend = true) => {
    const { scope, db, clock } = await aMemberScope();
    const mails: Mails = { send, canSend: () => canSend, forget: async () => undefined };
    const ports = () => scope.ports({ mails, portal: noPortalAccounts });
    await (await ports()).careers.create({ type: 'working', companyName: 'Pravaha Cloudworks' });
    return { db, clock, mails: (await ports()).mailVerifications };
  };

  it('keeps nobody waiting, so that the time tells nothing of an address (S-90, X-7)', async () => {
    const { mails } = await sending(() => new Promise(() => undefined));
    expect(await mails.send(asha, 'en')).toMatchObject({ sendsLeft: 2 });
  });

  it('gives the try back', async () => {
    const { mails, db } = await sending(async () => Promise.reject(new Failure('offline')));
    for (let turn = 0; turn < 5; turn++) {
      await mails.send(asha, 'en');
      await expect.poll(async () => (await db.selectFrom('mail_sending').select('key').execute()).length).toBe(0);
    }
  });

  it('is promised to nobody where no mails can be sent', async () => {
    const { mails, db } = await sending(async () => undefined, false);
    await expect(mails.send(asha, 'en')).rejects.toMatchObject({ kind: 'offline' });
    expect(await db.selectFrom('mail_sending').select('key').execute()).toEqual([]);
  });
});
