import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { DeviceUnclaimedNames } from '#web/adapters/persona-keys/device-unclaimed-names.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { FakeRemovalLedger } from '#tests/fakes/moderation/fake-removal-ledger.ts';
import { FakeOnboardings } from '#tests/fakes/onboarding/fake-onboardings.ts';
import { FakeBlindTokens } from '#tests/fakes/persona-keys/fake-blind-tokens.ts';
import { FakePersonaKeys, type FakeDevice } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { fakeIssuerKey, FakePersonaTokens } from '#tests/fakes/persona-keys/fake-persona-tokens.ts';
import { FakeVerifiedLedgers } from '#tests/fakes/persona-keys/fake-verified-ledgers.ts';

const banyan = { userName: 'Quiet Banyan', avatarUri: '17-sky' };

describe('a key that is claimed by a member who came back after a deletion (F-07)', () => {
  it('makes a writer of them, though their sign-in had the token of the quarter', async () => {
    const shelf: FakeDevice = new Map();
    const before = new FakePersonaKeys(shelf, () => 'before');
    const { publicKey } = await before.make();
    await before.note({ persona: banyan });
    await before.release();
    const keys = new FakePersonaKeys(shelf, () => 'ravi');
    const tokens = Object.assign(new FakePersonaTokens(), { issue: () => Promise.reject(new Failure('conflict', undefined, { code: 'TOKEN_ISSUED' })) });
    const ledger = new FakeRemovalLedger();
    ledger.add({ itemKind: 'issuer-key', itemId: fakeIssuerKey.keyId, action: 'published', community: null });
    const onboardings = new FakeOnboardings(aMemberFixture({ isReader: true, persona: banyan }));
    const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');
    const asking = { tokens, blinding: new FakeBlindTokens(), ledger, verified: new FakeVerifiedLedgers(), sha256 };
    await new DeviceUnclaimedNames({ ...asking, keys, onboardings, isNewWriter: () => true }).claim(publicKey);
    expect([(await keys.local())?.persona, onboardings.fixture.isWriter]).toEqual([banyan, true]);
  });
});
