import type { Contributed } from '#core/contributions/contributed.ts';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import type { KindOfContribution } from '#core/contributions/own-contributions.ts';
import { removalOf } from '../requests/removal.ts';
import { Request, type RequestState } from '../requests/request.ts';

/** Contribution of this device, fetched on demand by its key alone. */
export class LocalContribution<Kind extends ContributionKind, Own> {
  readonly kind: Kind;
  readonly key: ContributionKey;
  readonly asking: Request<Own | undefined>;
  readonly removing: Request<void>;
  readonly #contributed: Pick<Contributed<unknown, Own>, 'one' | 'remove' | 'forget'>;

  constructor({ kind, idOf }: KindOfContribution<Own, Kind>, key: ContributionKey, contributed: Pick<Contributed<unknown, Own>, 'one' | 'remove' | 'forget'>) {
    this.kind = kind;
    this.key = key;
    this.#contributed = contributed;
    this.asking = new Request(() => contributed.one(key.publicKey));
    this.removing = removalOf(async () => {
      const own = this.asking.value;
      if (own !== undefined) await contributed.remove(key.publicKey, idOf(own));
    });
  }

  async removeAsked(): Promise<RequestState<unknown>> {
    const asked = await this.asking.send();
    if (asked.status !== 'SUCCESS') return asked;
    if (asked.value !== undefined) return this.removing.send();
    await this.forget();
    return asked;
  }

  get isGone(): boolean {
    return this.asking.state.status === 'SUCCESS' && this.asking.value === undefined;
  }

  forget(): Promise<void> {
    return this.#contributed.forget(this.key.publicKey);
  }
}
