import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, vi } from 'vitest';
import { BrowserRewardWallet } from '#web/adapters/rewards/browser-reward-wallet.ts';
import { FakeRewardWallet, type FakeWallets } from '#tests/fakes/rewards/fake-reward-wallet.ts';
import { withinDatabase } from '#tests/within-database.ts';
import { keepsWallet, type OpenWallets } from './reward-wallet.ts';

afterEach(() => void vi.unstubAllGlobals());

const inMemory: OpenWallets = () => {
  const device: FakeWallets = new Map();
  return (member) => new FakeRewardWallet(device, () => member);
};

const inABrowser: OpenWallets = () => {
  const [database, marks] = [new IDBFactory(), new Map<string, string>()];
  return (member) => withinDatabase(database, new BrowserRewardWallet(async () => member), marks);
};

describe('a wallet in memory', () => void keepsWallet(inMemory));
describe('a wallet in a browser', () => void keepsWallet(inABrowser));
