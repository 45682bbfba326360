import { expect, it } from 'vitest';
import type { Passkeys } from '#core/login/passkeys.ts';
import { SoftAuthenticator } from '#tests/login/soft-authenticator.ts';

export interface PasskeysStand {
  readonly passkeys: Passkeys;
  readonly guest: Passkeys;
  readonly origin: string;
}

export function meetsContract(open: () => Promise<PasskeysStand>): void {
  it('keeps what a browser makes, and lets its owner in by it', async () => {
    const { passkeys, guest, origin } = await open();
    expect((await passkeys.list()).items).toEqual([]);
    const key = new SoftAuthenticator(origin);
    const made = await passkeys.register(key.make(await passkeys.startRegistration()));
    expect(made).toMatchObject({ isSynced: true, madeOn: '2026-11-20', lastUsedOn: null });
    expect((await passkeys.list()).items).toEqual([made]);
    const session = await guest.logIn(key.use(await guest.startLogin()));
    expect(session.member.displayName).toBe('Member');
  });

  it('begins an account for a guest, which is known by its passkey alone', async () => {
    const { guest, origin } = await open();
    const key = new SoftAuthenticator(origin);
    const begun = await guest.startSignUp();
    expect([begun.user.name, begun.excludeCredentials]).toEqual(['Member', []]);
    const { member } = await guest.signUp(key.make(begun));
    const again = await guest.logIn(key.use(await guest.startLogin()));
    expect(again.member.userId).toBe(member.userId);
    await expect(guest.signUp(key.make(begun))).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('asks for a passkey that needs nothing typed, and tells no stranger who has which', async () => {
    const { passkeys, guest, origin } = await open();
    const creation = await passkeys.startRegistration();
    expect(creation.authenticatorSelection).toEqual({ residentKey: 'required', requireResidentKey: true, userVerification: 'required' });
    expect([creation.attestation, creation.excludeCredentials]).toEqual(['none', []]);
    const key = new SoftAuthenticator(origin);
    await passkeys.register(key.make(creation));
    expect((await passkeys.startRegistration()).excludeCredentials).toHaveLength(1);
    expect((await guest.startLogin()).allowCredentials).toEqual([]);
  });

  it('lets nobody in by a passkey that was removed, or that it never kept', async () => {
    const { passkeys, guest, origin } = await open();
    const key = new SoftAuthenticator(origin);
    const { passkeyId } = await passkeys.register(key.make(await passkeys.startRegistration()));
    await passkeys.remove(passkeyId);
    for (const one of [key, new SoftAuthenticator(origin)])
      await expect((async () => guest.logIn(one.use(await guest.startLogin())))()).rejects.toMatchObject({ kind: 'signed-out' });
  });
}
