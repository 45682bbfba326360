import { afterEach, describe, vi } from 'vitest';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { BrowserUnclaimedNames } from '#web/adapters/persona-keys/browser-unclaimed-names.ts';
import { DeviceUnclaimedNames } from '#web/adapters/persona-keys/device-unclaimed-names.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { FakePersonaKeys, type FakeDevice } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { FakeUnclaimedNames } from '#tests/fakes/persona-keys/fake-unclaimed-names.ts';
import { noTokens } from '#tests/fakes/persona-keys/no-tokens.ts';
import { keepsUnclaimedNames, type Newcomer } from './unclaimed-names.ts';

afterEach(() => void vi.unstubAllGlobals());

async function inMemory(left: readonly AnonymousPersona[]): Promise<Newcomer> {
  const fixture = aMemberFixture();
  const names = left.map((persona) => ({ publicKey: persona.userName, persona }));
  return { unclaimed: new FakeUnclaimedNames(fixture, names), own: async () => fixture.persona };
}

async function onADevice(left: readonly AnonymousPersona[]): Promise<Newcomer> {
  const shelf: FakeDevice = new Map();
  for (const persona of left) {
    const before = new FakePersonaKeys(shelf, () => persona.userName);
    await before.make();
    await before.note({ persona });
    await before.release();
  }
  const keys = new FakePersonaKeys(shelf, () => 'ravi');
  const here = new DeviceUnclaimedNames({ keys, isNewWriter: () => false, ...noTokens });
  return { unclaimed: here, own: async () => (await keys.local())?.persona };
}

/** Browser that loads the device adapter where keys are marked. */
async function inABrowser(left: readonly AnonymousPersona[]): Promise<Newcomer> {
  vi.stubGlobal('localStorage', { getItem: () => (left.length > 0 ? '1' : null) });
  const { unclaimed, own } = await onADevice(left);
  return { unclaimed: new BrowserUnclaimedNames(async () => unclaimed), own };
}

describe('names that are nobody’s, in memory', () => void keepsUnclaimedNames(inMemory));
describe('names that are nobody’s, on a device', () => void keepsUnclaimedNames(onADevice));
describe('names that are nobody’s, in a browser', () => void keepsUnclaimedNames(inABrowser));
