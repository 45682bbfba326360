import type { AboutCompany } from '#core/typed-companies/typed-company.ts';
import { isAppealed, mayResubmit } from '#core/contributions/contribution-state.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import type { ModeratedFacts, OwnFacts, ModeratedContributions } from '#core/contributions/own-contributions.ts';
import { Failure } from '#core/failure.ts';
import { onDay } from '#core/moderation/appeal-time.ts';
import { appealedIn } from '#core/moderation/outcome-of.ts';
import { isCounted } from '#core/persona-keys/issuer-key.ts';
import { paysFor } from './fake-contribution-tokens.ts';
import type { OwnContributionBackend } from './own-contribution-backend.ts';

/** Contribution of one kind and key, regardless of content. */
export class FakeOwn<Draft, Own extends OwnFacts & Partial<ModeratedFacts>, Changed = Draft> implements ModeratedContributions<Draft, Own, Changed> {
  protected readonly backend: OwnContributionBackend<Draft, Own, Changed>;
  readonly #publicKey: string;

  constructor(backend: OwnContributionBackend<Draft, Own, Changed>, publicKey: string) {
    this.backend = backend;
    this.#publicKey = publicKey;
  }

  async create(about: AboutCompany, draft: Draft, token: ContributionToken): Promise<Own> {
    const before = await this.mine();
    if (before) return before;
    const { kind, paid } = this.backend;
    const made = this.backend.made(draft, { company: this.backend.companyOf(about), state: 'submitted', version: 0, moderation: [] });
    if (!paysFor(this.#publicKey, token, isCounted(kind.kind) ? kind.kind : undefined)) throw new Failure('invalid', undefined, { code: 'TOKEN_INVALID' });
    const meanwhile = this.backend.kept.get(this.#publicKey);
    if (meanwhile) return meanwhile;
    if (paid.has(this.#publicKey)) throw new Failure('conflict', undefined, { code: 'TOKEN_SPENT' });
    paid.add(this.#publicKey);
    return this.keep(made);
  }

  async change(id: string, draft: Changed, version: number): Promise<Own> {
    const own = await this.one(id);
    const { state, moderation = [] } = own;
    const isTaken = state === 'rejected';
    if (isTaken && isAppealed({ moderation })) throw new Failure('conflict', undefined, { code: 'APPEAL_WAITS' });
    if (isTaken && !mayResubmit({ state, moderation }, this.backend.today)) throw new Failure('conflict');
    if (own.version !== version) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    const waiting = { measure: 'hide', decidedOn: null, note: '', appeal: 'none', mayAppeal: false } as const;
    const again = isTaken && ({ state: 'submitted', moderation: moderation.slice(0, 1).map(({ rule }) => ({ ...waiting, rule })) } as const);
    return this.keep({ ...own, ...this.backend.changed(draft, own), ...again, version: version + 1 });
  }

  async remove(id: string): Promise<void> {
    await this.one(id);
    this.backend.kept.delete(this.#publicKey);
  }

  async appeal(id: string, text: string): Promise<Own> {
    const words = text.trim();
    if (words === '') throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    const own = await this.one(id);
    if (this.backend.appeals.get(id) === words) return own;
    const { moderation = [] } = own;
    const appealed = moderation.find(({ mayAppeal }) => mayAppeal);
    if (!appealed) throw new Failure('conflict');
    this.backend.appeals.set(id, words);
    return this.keep({ ...own, moderation: appealedIn(moderation, appealed.measure) });
  }

  async mine(): Promise<Own | undefined> {
    const own = this.backend.kept.get(this.#publicKey);
    return own?.moderation ? { ...own, moderation: own.moderation.map((outcome) => onDay('REVIEW', outcome, this.backend.today)) } : own;
  }

  protected async one(id: string): Promise<Own> {
    const own = await this.mine();
    if (!own || this.backend.kind.idOf(own) !== id) throw new Failure('missing');
    return own;
  }

  protected keep(own: Own): Own {
    this.backend.kept.set(this.#publicKey, own);
    return own;
  }
}
