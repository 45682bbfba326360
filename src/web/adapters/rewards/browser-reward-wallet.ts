import type { GotCode, LocalPoint, RewardWallet, WalletContents } from '#core/rewards/reward-wallet.ts';
import { marksKeys } from '../persona-keys/key-marker.ts';

/** Wallet of this browser, loaded only where used. */
export class BrowserRewardWallet implements RewardWallet {
  readonly #owner: () => Promise<string | undefined>;

  /** Takes the signed-in member, or nothing for a guest. */
  constructor(owner: () => Promise<string | undefined>) {
    this.#owner = owner;
  }

  async contents(): Promise<WalletContents> {
    return marksKeys('wallet') ? (await wallet()).contentsOf(await this.#owner()) : { points: [], codes: [] };
  }

  async keep(points: readonly LocalPoint[]): Promise<void> {
    await (await wallet()).keepPoints(await this.#owner(), points);
  }

  async pay(code: GotCode, spent: readonly LocalPoint[]): Promise<void> {
    await (await wallet()).payPoints(await this.#owner(), code, spent);
  }

  async drop(points: readonly LocalPoint[]): Promise<void> {
    await (await wallet()).dropPoints(await this.#owner(), points);
  }

  async forget(code: GotCode): Promise<void> {
    await (await wallet()).forgetCode(await this.#owner(), code);
  }

  async release(): Promise<void> {
    const owner = await this.#owner();
    if (owner !== undefined && marksKeys('wallet')) await (await wallet()).releaseWallet(owner);
  }
}

const wallet = () => import(/* webpackChunkName: "contributed" */ './device-wallet.ts');
