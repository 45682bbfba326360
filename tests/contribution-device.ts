import { createHash } from 'node:crypto';
import { Failure } from '#core/failure.ts';
import type { PayingParts } from '#web/adapters/contributions/pay-contribution.ts';
import { DeviceContributedReviews } from '#web/adapters/reviews/device-contributed-reviews.ts';
import { FakeClock } from './fakes/fake-clock.ts';
import { FakeContributionKeys } from './fakes/contributions/fake-contribution-keys.ts';
import { fakeContributionIssuer, FakeContributionTokens } from './fakes/contributions/fake-contribution-tokens.ts';
import { FakeRemovalLedger } from './fakes/moderation/fake-removal-ledger.ts';
import { FakeBlindTokens } from './fakes/persona-keys/fake-blind-tokens.ts';
import { fakeIssuerKey } from './fakes/persona-keys/fake-persona-tokens.ts';
import { FakeVerifiedLedgers } from './fakes/persona-keys/fake-verified-ledgers.ts';
import { FakeOwnReviews, type OwnReviewWorld } from './fakes/reviews/fake-own-reviews.ts';

const sha256 = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex');

/** A device in memory, and what it asks of an installation whose ledger names the key that signs. */
export function aDevice(own: Partial<PayingParts> = {}) {
  const [keys, tokens, ledger] = [new FakeContributionKeys(), new FakeContributionTokens(), new FakeRemovalLedger()];
  for (const { keyId } of [fakeIssuerKey, fakeContributionIssuer]) ledger.add({ itemKind: 'issuer-key', itemId: keyId, action: 'published', community: null });
  const parts: PayingParts = {
    keys,
    tokens,
    ledger,
    blinding: new FakeBlindTokens(),
    verified: new FakeVerifiedLedgers(),
    sha256,
    clock: new FakeClock(),
    ...own,
  };
  return { parts, keys, tokens };
}

/** The reviews that a device in memory contributes to a world, whose next answer to `create` may be lost. */
export function aReviewingDevice(world: OwnReviewWorld) {
  const device = aDevice();
  const server = { losesAnswer: false };
  const reviewsOf = (publicKey: string) => {
    const reviews = new FakeOwnReviews(world, publicKey);
    return Object.assign(Object.create(reviews) as FakeOwnReviews, {
      create: async (...given: Parameters<FakeOwnReviews['create']>) => {
        const sent = await reviews.create(...given);
        if (!server.losesAnswer) return sent;
        server.losesAnswer = false;
        throw new Failure('offline');
      },
      change: (...given: Parameters<FakeOwnReviews['change']>) => reviews.change(...given),
      remove: (...given: Parameters<FakeOwnReviews['remove']>) => reviews.remove(...given),
      appeal: (...given: Parameters<FakeOwnReviews['appeal']>) => reviews.appeal(...given),
      mine: () => reviews.mine(),
    });
  };
  return { ...device, server, contributed: new DeviceContributedReviews({ ...device.parts, reviewsOf }) };
}
