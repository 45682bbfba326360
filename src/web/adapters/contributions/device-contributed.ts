import type { ContributionKey, ContributionKind, ContributionNotes } from '#core/contributions/contribution-keys.ts';
import { contributedOf, unknownStock, type Stock } from '#core/contributions/contributed-keys.ts';
import type { StockOccasion } from '#core/contributions/contribution-stock.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { isCounted, purposeOf } from '#core/persona-keys/issuer-key.ts';
import type { AppealedThings, ContributedAbout, ContributedThings } from './contributed-things.ts';
import { payContribution, stockUp } from './pay-contribution.ts';
import type { PayingParts } from './paying-parts.ts';

/** The one thing of a kind that a key signs, as the server has it. */
interface OwnThings<Draft, Own> {
  create(companyUrlName: string, draft: Draft, token: ContributionToken): Promise<Own>;
  change(thingId: string, draft: Draft, version: number): Promise<Own>;
  remove(thingId: string): Promise<void>;
  mine(): Promise<Own | undefined>;
}

interface OwnAppealed<Draft, Own> extends OwnThings<Draft, Own> {
  appeal(thingId: string, text: string): Promise<Own>;
}

/** A kind of contributions: what each key has of it, and what a thing of it is called. */
interface KindOfThings<Own, Known, Things> {
  readonly kind: ContributionKind;
  readonly thingsOf: (publicKey: string) => Things;
  readonly idOf: (known: Known) => string;
  /** What the device notes beside its key, so that it need not ask. */
  readonly notesOf?: (own: Own) => Pick<ContributionNotes, 'toldOf'>;
}

/** Contributions of one kind by the keys that this device holds, each asked for by itself. */
export class DeviceContributed<
  Draft,
  Own extends Known & { readonly company: Pick<ContributedAbout, 'name'> },
  Known extends { readonly version: number },
  Things extends OwnThings<Draft, Own> = OwnThings<Draft, Own>,
> implements ContributedThings<Draft, Own, Known> {
  readonly #parts: PayingParts;
  readonly #of: KindOfThings<Own, Known, Things>;

  constructor(parts: PayingParts, of: KindOfThings<Own, Known, Things>) {
    this.#parts = parts;
    this.#of = of;
  }

  async held(): Promise<readonly ContributionKey[]> {
    return contributedOf(this.#of.kind, await this.#parts.keys.list());
  }

  prepare(occasion: StockOccasion): Promise<Stock> {
    return stockUp(this.#parts, this.#of.kind, occasion).catch(() => unknownStock);
  }

  async send({ urlName, name }: ContributedAbout, draft: Draft): Promise<Own> {
    const { publicKey, token } = await payContribution(this.#parts, { kind: this.#of.kind, about: name });
    const own = await this.thingsOf(publicKey).create(urlName, draft, token);
    return this.#named(publicKey, own, {
      sentOn: dayOf(this.#parts.clock.now()),
      ...(isCounted(this.#of.kind) && { counts: isCounted(purposeOf(token.keyId)) }),
    });
  }

  async one(publicKey: string): Promise<Own | undefined> {
    const own = await this.thingsOf(publicKey).mine();
    return own && this.noted(publicKey, own);
  }

  change(publicKey: string, before: Known, draft: Draft): Promise<Own> {
    return this.thingsOf(publicKey).change(this.#of.idOf(before), draft, before.version);
  }

  /** What is gone already is as good as deleted. */
  async remove(publicKey: string, thingId: string): Promise<void> {
    await this.thingsOf(publicKey).remove(thingId).catch(unlessMissing);
    await this.forget(publicKey);
  }

  forget(publicKey: string): Promise<void> {
    return this.#parts.keys.forget(publicKey);
  }

  /** What a key has of this kind. */
  protected thingsOf(publicKey: string): Things {
    return this.#of.thingsOf(publicKey);
  }

  /** Notes beside its key how a thing that was sent from here stands. */
  protected async noted(publicKey: string, own: Own): Promise<Own> {
    const { sentOn, counts } = (await this.held()).find((key) => key.publicKey === publicKey) ?? {};
    return this.#named(publicKey, own, { ...(sentOn !== undefined && { sentOn }), ...(counts !== undefined && { counts }) });
  }

  /** Notes the name of what was sent beside its key. The token is spent then, and goes. */
  async #named(publicKey: string, own: Own, sent: Pick<ContributionNotes, 'sentOn' | 'counts'>): Promise<Own> {
    const { kind, idOf, notesOf } = this.#of;
    await this.#parts.keys.note(publicKey, { kind, about: own.company.name, thingId: idOf(own), ...notesOf?.(own), ...sent });
    return own;
  }
}

/** Contributions that moderators decide about. */
export class DeviceAppealed<Draft, Own extends Known & { readonly company: Pick<ContributedAbout, 'name'> }, Known extends { readonly version: number }>
  extends DeviceContributed<Draft, Own, Known, OwnAppealed<Draft, Own>>
  implements AppealedThings<Draft, Own, Known>
{
  appeal(publicKey: string, thingId: string, text: string): Promise<Own> {
    return this.thingsOf(publicKey).appeal(thingId, text);
  }
}

function unlessMissing(error: unknown): void {
  if (Failure.from(error).kind !== 'missing') throw error;
}
