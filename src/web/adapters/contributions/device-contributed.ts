import type { TypedCompany } from '#core/typed-companies/typed-company.ts';
import type { ContributionKey, ContributionNotes } from '#core/contributions/contribution-keys.ts';
import { contributedOf, unknownPool, type TokenPool } from '#core/contributions/contributed-keys.ts';
import type { Contributed } from '#core/contributions/contributed.ts';
import type { PrefetchOccasion } from '#core/contributions/token-pool.ts';
import type { KindOfContribution, OwnContributions, OwnFacts, ModeratedContributions } from '#core/contributions/own-contributions.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { isCounted, purposeOf } from '#core/persona-keys/issuer-key.ts';
import type { Named } from '#core/named.ts';
import { payContribution, prefetchTokens } from './pay-contribution.ts';
import type { PayingParts } from './paying-parts.ts';

interface KindOnDevice<Own, Things> extends KindOfContribution<Own> {
  readonly thingsOf: (publicKey: string) => Things;
  /** Notes kept beside a key, which save a request. */
  readonly notesOf?: (own: Own) => Pick<ContributionNotes, 'checkInYear'>;
}

/** Server access by key, where some kinds are unmoderated. */
type Sending<Draft, Own, Changed> = Pick<OwnContributions<Draft, Own, Changed>, 'create' | 'change' | 'remove' | 'mine'> &
  Partial<Pick<ModeratedContributions<Draft, Own, Changed>, 'appeal'>>;

/** Contributions of one kind, each requested separately by its key. */
export class DeviceContributed<
  Draft,
  Own extends OwnFacts,
  Changed = Draft,
  Things extends Sending<Draft, Own, Changed> = Sending<Draft, Own, Changed>,
> implements Contributed<Draft, Own, Changed> {
  readonly #parts: PayingParts;
  readonly #of: KindOnDevice<Own, Things>;

  constructor(parts: PayingParts, of: KindOnDevice<Own, Things>) {
    this.#parts = parts;
    this.#of = of;
  }

  async local(): Promise<readonly ContributionKey[]> {
    return contributedOf(this.#of.kind, await this.#parts.keys.list());
  }

  prepare(occasion: PrefetchOccasion): Promise<TokenPool> {
    return prefetchTokens(this.#parts, this.#of.kind, occasion).catch(() => unknownPool);
  }

  async send(company: Named | TypedCompany, draft: Draft): Promise<Own> {
    const { publicKey, token } = await payContribution(this.#parts, { kind: this.#of.kind, about: company.name });
    const own = await this.thingsOf(publicKey).create('urlName' in company ? company.urlName : company, draft, token);
    return this.#named(publicKey, own, {
      sentOn: dayOf(this.#parts.clock.now()),
      ...(isCounted(this.#of.kind) && { counts: isCounted(purposeOf(token.keyId)) }),
    });
  }

  async one(publicKey: string): Promise<Own | undefined> {
    const own = await this.thingsOf(publicKey).mine();
    return own && this.noted(publicKey, own);
  }

  change(publicKey: string, before: Own, draft: Changed): Promise<Own> {
    return this.thingsOf(publicKey).change(this.#of.idOf(before), draft, before.version);
  }

  async appeal(publicKey: string, id: string, text: string): Promise<Own> {
    const things = this.thingsOf(publicKey);
    if (!things.appeal) throw new Failure('conflict');
    return things.appeal(id, text);
  }

  /** Treats an already deleted contribution as success. */
  async remove(publicKey: string, id: string): Promise<void> {
    await this.thingsOf(publicKey).remove(id).catch(unlessMissing);
    await this.forget(publicKey);
  }

  forget(publicKey: string): Promise<void> {
    return this.#parts.keys.forget(publicKey);
  }

  protected thingsOf(publicKey: string): Things {
    return this.#of.thingsOf(publicKey);
  }

  /** Notes the server state of a contribution beside its key. */
  protected async noted(publicKey: string, own: Own): Promise<Own> {
    const { sentOn, counts, point } = (await this.local()).find((key) => key.publicKey === publicKey) ?? {};
    return this.#named(publicKey, own, { ...(sentOn !== undefined && { sentOn }), ...(counts !== undefined && { counts }), ...(point && { point }) });
  }

  /** Notes the id beside the key and drops the spent token. */
  async #named(publicKey: string, own: Own, sent: Pick<ContributionNotes, 'sentOn' | 'counts' | 'point'>): Promise<Own> {
    const { kind, idOf, notesOf } = this.#of;
    await this.#parts.keys.note(publicKey, { kind, about: own.company.name, thingId: idOf(own), ...notesOf?.(own), ...sent });
    return own;
  }
}

function unlessMissing(error: unknown): void {
  if (Failure.from(error).kind !== 'missing') throw error;
}
