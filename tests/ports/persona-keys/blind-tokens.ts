import { expect, it } from 'vitest';
import type { BlindTokens } from '#core/persona-keys/blind-tokens.ts';
import { fakeIssuerKey, FakePersonaTokens } from '#tests/fakes/persona-keys/fake-persona-tokens.ts';
import { aKeyedBackend } from '#tests/fakes/persona-keys/fake-keyed-backend.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';

const persona = { userName: 'Quiet Banyan', avatarUri: '17-sky' };

/** Promises of BlindTokens for every adapter (F-07). */
export function keepsBlindTokens(open: () => BlindTokens): void {
  it('blinds a token that the issuer does not see, and finalizes one that it takes', async () => {
    const [blinding, { publicKey }] = [open(), new PersonaKey()];
    const tokens = new FakePersonaTokens(aKeyedBackend(), 'account', () => publicKey);
    const token = await blinding.blind(fakeIssuerKey, publicKey);
    const blindSignature = await tokens.issue({ keyId: fakeIssuerKey.keyId, blindedMessage: token.blindedMessage });
    const { prefix, signature, blindedMessage } = await blinding.finalize(token, publicKey, blindSignature);
    expect([prefix, blindedMessage]).toEqual([token.prefix, token.blindedMessage]);
    expect(signature).not.toBe(blindSignature);
    expect(await tokens.redeem({ keyId: fakeIssuerKey.keyId, prefix, signature, ...persona })).toEqual(persona);
  });

  it('blinds no two tokens alike', async () => {
    const [blinding, { publicKey }] = [open(), new PersonaKey()];
    const [one, two] = [await blinding.blind(fakeIssuerKey, publicKey), await blinding.blind(fakeIssuerKey, publicKey)];
    expect(one.blindedMessage).not.toBe(two.blindedMessage);
    expect(one.prefix).not.toBe(two.prefix);
  });

  it('takes no signature that the issuer did not make of it', async () => {
    const [blinding, { publicKey }] = [open(), new PersonaKey()];
    const tokens = new FakePersonaTokens();
    const [one, two] = [await blinding.blind(fakeIssuerKey, publicKey), await blinding.blind(fakeIssuerKey, publicKey)];
    const ofTheOther = await tokens.issue({ keyId: fakeIssuerKey.keyId, blindedMessage: two.blindedMessage });
    await expect(blinding.finalize(one, publicKey, ofTheOther)).rejects.toMatchObject({ kind: 'invalid', code: 'TOKEN_INVALID' });
    await expect(blinding.finalize(two, new PersonaKey().publicKey, ofTheOther)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('names a key by its bytes, as its id does', async () => {
    expect(fakeIssuerKey.keyId).toBe(`2026-q4-${await open().fingerprint(fakeIssuerKey)}`);
  });
}
