import { FakeOnboardings } from '#tests/fakes/onboarding/fake-onboardings.ts';
import { FakeRemovalLedger } from '#tests/fakes/moderation/fake-removal-ledger.ts';
import { FakeBlindTokens } from './fake-blind-tokens.ts';
import { FakePersonaTokens } from './fake-persona-tokens.ts';
import { FakeVerifiedLedgers } from './fake-verified-ledgers.ts';

/** Token ports for a device that requests none. */
export const noTokens = {
  tokens: new FakePersonaTokens(),
  blinding: new FakeBlindTokens(),
  ledger: new FakeRemovalLedger(),
  verified: new FakeVerifiedLedgers(),
  sha256: async () => '',
  onboardings: new FakeOnboardings(),
};
