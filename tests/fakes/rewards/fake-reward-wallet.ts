import type { GotCode, LocalPoint, RewardWallet, WalletContents } from '#core/rewards/reward-wallet.ts';

type Kept = { readonly owner: string | undefined } & ({ readonly point: LocalPoint } | { readonly code: GotCode });

/** Wallets of a device, shared by its members' fakes. */
export type FakeWallets = Map<string, Kept>;

const idOf = ({ couponId, code }: GotCode): string => `${couponId} ${code}`;

export class FakeRewardWallet implements RewardWallet {
  readonly #device: FakeWallets;
  readonly #owner: () => string | undefined;

  constructor(device: FakeWallets = new Map(), owner: () => string | undefined = () => 'u-1') {
    this.#device = device;
    this.#owner = owner;
  }

  async contents(): Promise<WalletContents> {
    const own = this.#own().map(([, kept]) => kept);
    return { points: own.flatMap((kept) => ('point' in kept ? kept.point : [])), codes: own.flatMap((kept) => ('code' in kept ? kept.code : [])) };
  }

  async keep(points: readonly LocalPoint[]): Promise<void> {
    for (const point of points) this.#device.set(point.prefix, { owner: this.#owner(), point });
  }

  async pay(code: GotCode, spent: readonly LocalPoint[]): Promise<void> {
    this.#device.set(idOf(code), { owner: this.#owner(), code });
    await this.drop(spent);
  }

  async drop(points: readonly LocalPoint[]): Promise<void> {
    this.#drop(points.map(({ prefix }) => prefix));
  }

  async forget(code: GotCode): Promise<void> {
    this.#drop([idOf(code)]);
  }

  async release(): Promise<void> {
    if (this.#owner() !== undefined) for (const [id, kept] of this.#own()) this.#device.set(id, { ...kept, owner: undefined });
  }

  #own(): readonly (readonly [string, Kept])[] {
    return [...this.#device].filter(([, { owner }]) => owner === this.#owner());
  }

  #drop(ids: readonly string[]): void {
    for (const [id] of this.#own()) if (ids.includes(id)) this.#device.delete(id);
  }
}
