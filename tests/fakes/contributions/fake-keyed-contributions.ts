import { isAppealed, mayMend } from '#core/contributions/contribution-state.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { Failure } from '#core/failure.ts';
import { onDay } from '#core/moderation/appeal-time.ts';
import { appealedIn } from '#core/moderation/outcome-of.ts';
import { countedKinds, type CountedKind } from '#core/persona-keys/issuer-key.ts';
import type { Named } from '#core/named.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import { paysFor } from './fake-contribution-tokens.ts';
import type { OwnContribution, OwnContributionWorld } from './own-contribution-world.ts';

/** What one key does with its contribution of one kind in memory, whatever that says. */
export class FakeKeyedContributions<Own extends OwnContribution> {
  readonly #world: OwnContributionWorld<Own>;
  readonly #publicKey: string;
  readonly #type: ResourceType;

  constructor(world: OwnContributionWorld<Own>, publicKey: string, type: ResourceType) {
    this.#world = world;
    this.#publicKey = publicKey;
    this.#type = type;
  }

  create(companyUrlName: string, token: ContributionToken, make: (company: Named) => Own): Own {
    const company = this.#world.companies.find(({ urlName }) => urlName === companyUrlName);
    if (!company) throw new Failure('missing');
    if (!paysFor(this.#publicKey, token, this.#counted)) throw new Failure('invalid', undefined, { code: 'TOKEN_INVALID' });
    if (this.own) return this.own;
    if (this.#world.paid.has(this.#publicKey)) throw new Failure('conflict', undefined, { code: 'TOKEN_SPENT' });
    this.#world.paid.add(this.#publicKey);
    return this.#keep(make({ urlName: company.urlName, name: company.name }));
  }

  change(id: string, version: number, changed: Partial<Own>): Own {
    const own = this.#one(id);
    const isTaken = own.state === 'rejected';
    if (isTaken && isAppealed(own)) throw new Failure('conflict', undefined, { code: 'APPEAL_WAITS' });
    if (isTaken && !mayMend(own, this.#world.today)) throw new Failure('conflict');
    if (own.version !== version) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    const waiting = { measure: 'hide', decidedOn: null, note: '', appeal: 'none', mayAppeal: false } as const;
    const anew = isTaken && ({ state: 'submitted', moderation: own.moderation.slice(0, 1).map(({ rule }) => ({ ...waiting, rule })) } as const);
    return this.#keep({ ...own, ...changed, ...anew, version: version + 1 });
  }

  remove(id: string): void {
    this.#one(id);
    this.#world.kept.delete(this.#publicKey);
  }

  appeal(id: string, text: string): Own {
    const words = text.trim();
    if (words === '') throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    const own = this.#one(id);
    if (this.#world.appeals.get(id) === words) return own;
    const told = own.moderation.find(({ mayAppeal }) => mayAppeal);
    if (!told) throw new Failure('conflict');
    this.#world.appeals.set(id, words);
    return this.#keep({ ...own, moderation: appealedIn(own.moderation, told.measure) });
  }

  /** What this key has contributed, as it stands today. */
  get own(): Own | undefined {
    const { kept, today } = this.#world;
    const own = kept.get(this.#publicKey);
    return own && { ...own, moderation: own.moderation.map((outcome) => onDay(this.#type, outcome, today)) };
  }

  /** The kind as tokens that count name it; nothing for photos. */
  get #counted(): CountedKind | undefined {
    return countedKinds.find((kind) => kind.toUpperCase() === this.#type);
  }

  #one(id: string): Own {
    const { own } = this;
    if (!own || this.#world.idOf(own) !== id) throw new Failure('missing');
    return own;
  }

  #keep(own: Own): Own {
    this.#world.kept.set(this.#publicKey, own);
    return own;
  }
}
