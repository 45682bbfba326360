import { expect, it } from 'vitest';
import type { TokenLogins } from '#core/login/token-logins.ts';
import { providers } from '#core/providers/provider.ts';

/** Signed-out browser, and the content of a Google credential. */
export interface OpenedTokenLogins {
  readonly logins: TokenLogins;
  readonly credentialWith: (nonce: string) => Promise<string>;
  readonly member: () => Promise<TokenLogins>;
}

const aToken = (token: string) => ({ socialUserType: 'gp', clientType: 'desktop', tokenType: 'one_tap', token }) as const;

export function meetsContract(open: () => Promise<OpenedTokenLogins>): void {
  it('says by which providers one logs in, each once', async () => {
    const { logins } = await open();
    const methods = await logins.methods();
    const names = methods.providers.map(({ provider }) => provider);
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual([...new Set(names)].filter((name) => providers.includes(name)));
    expect(await logins.clientId()).toBe('');
  });

  it('lets in who brings the credential of a one-tap that began here (R-133)', async () => {
    const { logins, credentialWith } = await open();
    const session = await logins.withToken(aToken(await credentialWith(await logins.startOneTap())));
    expect(session.member.displayName).toBe('Member');
  });

  it('begins each one-tap with its own nonce', async () => {
    const { logins } = await open();
    expect(await logins.startOneTap()).not.toBe(await logins.startOneTap());
  });

  it('lets nobody in by a token that it cannot check', async () => {
    const { logins } = await open();
    await logins.startOneTap();
    await expect(logins.withToken(aToken('no.such.token'))).rejects.toMatchObject({ kind: 'signed-out' });
  });

  it('remembers of a member whether the job portal knows them, and of no guest (R-134)', async () => {
    const { logins, member } = await open();
    await expect(logins.saveNaukriInfo(true)).rejects.toMatchObject({ kind: 'signed-out' });
    await (await member()).saveNaukriInfo(true);
  });
}
