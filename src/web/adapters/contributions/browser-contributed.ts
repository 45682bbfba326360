import type { TypedCompany } from '#core/typed-companies/typed-company.ts';
import type { ContributionKey, ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { contributedOf, unknownPool, type TokenPool } from '#core/contributions/contributed-keys.ts';
import type { Contributed, ContributedModerated } from '#core/contributions/contributed.ts';
import type { PrefetchOccasion } from '#core/contributions/token-pool.ts';
import { Failure } from '#core/failure.ts';
import type { Named } from '#core/named.ts';

/** Contributions of one kind, with sending and signing code loaded on first use. */
export class BrowserContributed<
  Draft,
  Own,
  Changed = Draft,
  Loaded extends ContributedModerated<Draft, Own, Changed> = ContributedModerated<Draft, Own, Changed>,
> implements Contributed<Draft, Own, Changed> {
  readonly #kind: ContributionKind;
  readonly #keys: Pick<ContributionKeys, 'list' | 'forget'>;
  readonly #load: () => Promise<Loaded>;

  constructor(kind: ContributionKind, keys: Pick<ContributionKeys, 'list' | 'forget'>, load: () => Promise<Loaded>) {
    this.#kind = kind;
    this.#keys = keys;
    this.#load = load;
  }

  async local(): Promise<readonly ContributionKey[]> {
    return contributedOf(this.#kind, await this.#keys.list());
  }

  prepare(occasion: PrefetchOccasion): Promise<TokenPool> {
    return this.loaded().then(
      (things) => things.prepare(occasion),
      () => unknownPool,
    );
  }

  async send(company: Named | TypedCompany, draft: Draft): Promise<Own> {
    return (await this.loaded()).send(company, draft);
  }

  async one(publicKey: string): Promise<Own | undefined> {
    return (await this.loaded()).one(publicKey);
  }

  async change(publicKey: string, before: Own, draft: Changed): Promise<Own> {
    return (await this.loaded()).change(publicKey, before, draft);
  }

  async appeal(publicKey: string, id: string, text: string): Promise<Own> {
    return (await this.loaded()).appeal(publicKey, id, text);
  }

  async remove(publicKey: string, id: string): Promise<void> {
    await (await this.loaded()).remove(publicKey, id);
  }

  forget(publicKey: string): Promise<void> {
    return this.#keys.forget(publicKey);
  }

  /** Code that sends and signs, which counts as offline if it fails to load. */
  protected loaded(): Promise<Loaded> {
    return this.#load().catch((error: unknown) => {
      throw new Failure('offline', String(error));
    });
  }
}
