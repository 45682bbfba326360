import { tidiedTyped, typedCompanyProblems, type AboutCompany } from '#core/typed-companies/typed-company.ts';
import { typedKey } from '#core/typed-companies/typed-key.ts';
import type { Clock } from '#core/clock.ts';
import type { ContributedCompany, KindOfContribution, ModeratedFacts, OwnFacts } from '#core/contributions/own-contributions.ts';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import { wordsToGo } from '#core/exposure/going-out.ts';
import { existing, Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { ModerationOutcome } from '#core/moderation/moderation-outcome.ts';
import type { Decision } from '#core/moderation/moderations.ts';
import { aCompany, slugOf, type KnownCompany } from '#tests/companies.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

/** Facts of a contribution just sent, of any kind. */
export type Made = ModeratedFacts & { readonly state: 'submitted' };

/** Contributions of one kind by sending key, shared by the fakes of all keys. */
export abstract class OwnContributionBackend<Draft, Own extends OwnFacts & Partial<ModeratedFacts>, Changed = Draft> {
  abstract readonly kind: KindOfContribution<Own>;
  readonly companies: readonly Pick<KnownCompany, 'urlName' | 'name'>[];
  readonly clock: Pick<Clock, 'now'>;
  readonly kept = new Map<string, Own>();
  readonly paid = new Set<string>();
  readonly appeals = new Map<string, string>();

  /** Creates an empty world, with one company unless given. */
  constructor(
    companies: readonly Pick<KnownCompany, 'urlName' | 'name'>[] = [aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' })],
    clock: Pick<Clock, 'now'> = new FakeClock(),
  ) {
    this.companies = companies;
    this.clock = clock;
  }

  readonly typed = new Map<string, ContributedCompany>();

  /** Company of a contribution. Refused where missing or rejected. */
  companyOf(about: AboutCompany): ContributedCompany {
    if (typeof about === 'string') return named(existing(this.companies.find(({ urlName }) => urlName === about)));
    refuseProblems(typedCompanyProblems(about));
    const { name, city } = tidiedTyped(about);
    const listed = this.companies.find((company) => typedKey(company.name) === typedKey(name));
    if (listed) return named(listed);
    const key = `${typedKey(name)}, ${typedKey(city)}`;
    const typed = this.typed.get(key) ?? { urlName: slugOf(key), name, unlisted: { refusal: null } };
    this.typed.set(key, typed);
    if (typed.unlisted?.refusal) throw new Failure('invalid', undefined, { code: 'NAME_UNFIT' });
    return typed;
  }

  refuseTyped(name: string, refusal: string): void {
    const decided = (company: ContributedCompany) => (company.name === name ? { ...company, unlisted: { refusal } } : company);
    for (const [key, company] of this.typed) this.typed.set(key, decided(company));
    for (const [publicKey, own] of this.kept) this.kept.set(publicKey, { ...own, company: decided(own.company) });
  }

  /** Contribution as its author sees it. Refused where it breaks a rule. */
  abstract made(draft: Draft, facts: Made): Own;

  /** Changed fields. Refused where they break a rule. */
  abstract changed(draft: Changed, before: Own): Partial<Own>;

  get today(): string {
    return dayOf(this.clock.now());
  }

  comeOut(id: string): void {
    this.#put(id, { state: 'live' });
  }

  takeDown(id: string, { rule, note }: Pick<ModerationOutcome, 'rule' | 'note'>): void {
    const outcome = { measure: 'remove', rule, note, decidedOn: this.today, appeal: 'none', mayAppeal: true } as const;
    this.#put(id, { state: 'rejected', moderation: [outcome] });
  }

  /** Decides on content that waits hidden. */
  look(id: string, decision: Decision): void {
    if (decision === 'keep') this.#put(id, { state: 'live', moderation: [] });
    else this.takeDown(id, { rule: this.#find(id)[1].moderation?.[0]?.rule ?? 'other', note: '' });
  }

  /** Decides an appeal by another moderator. `keep` sides with the author. */
  lookAgain(id: string, decision: Decision): void {
    const { moderation = [] } = this.#find(id)[1];
    const answered = decision === 'keep' ? ({ appeal: 'granted', note: '' } as const) : ({ appeal: 'rejected' } as const);
    this.appeals.delete(id);
    this.#put(id, {
      state: decision === 'keep' ? 'live' : 'rejected',
      moderation: moderation.map((outcome) => ({ ...outcome, ...answered, decidedOn: this.today })),
    });
  }

  #find(id: string): readonly [publicKey: string, own: Own] {
    const found = [...this.kept].find(([, own]) => this.kind.idOf(own) === id);
    if (!found) throw new Failure('missing');
    return found;
  }

  #put(id: string, changed: Partial<ModeratedFacts>): void {
    const [publicKey, own] = this.#find(id);
    this.kept.set(publicKey, { ...own, ...changed });
  }
}

const named = ({ urlName, name }: Pick<KnownCompany, 'urlName' | 'name'>): ContributedCompany => ({ urlName, name });

export function refuseProblems(problems: object): void {
  if (Object.keys(problems).length > 0) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
}

/** Refuses texts that lead straight to a person, as a server does. */
export function refuseReachable(texts: DraftTexts): void {
  if (wordsToGo(texts).length > 0) throw new Failure('invalid', undefined, { code: 'TEXT_REACHABLE' });
}
