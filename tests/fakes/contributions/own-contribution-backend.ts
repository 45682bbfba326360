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

/** What is said of one that was just sent, of any kind. */
export type Made = ModeratedFacts & { readonly state: 'submitted' };

/** The contributions of one kind in memory by the key that sent them, which the fakes of all keys share. */
export abstract class OwnContributionBackend<Draft, Own extends OwnFacts & Partial<ModeratedFacts>, Changed = Draft> {
  abstract readonly kind: KindOfContribution<Own>;
  readonly companies: readonly Pick<KnownCompany, 'urlName' | 'name'>[];
  readonly clock: Pick<Clock, 'now'>;
  readonly kept = new Map<string, Own>();
  /** The keys that have paid. */
  readonly paid = new Set<string>();
  /** The words of the appeals that wait, by contribution. */
  readonly appeals = new Map<string, string>();

  /** A world in which nobody has sent anything, and with one company where none is named. */
  constructor(
    companies: readonly Pick<KnownCompany, 'urlName' | 'name'>[] = [aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' })],
    clock: Pick<Clock, 'now'> = new FakeClock(),
  ) {
    this.companies = companies;
    this.clock = clock;
  }

  /** The companies that were typed in, by their keys. */
  readonly typed = new Map<string, ContributedCompany>();

  /** The company that one is about; refused where there is none, or where it was refused. */
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

  /** An administrator refuses a company that was typed in. */
  refuseTyped(name: string, refusal: string): void {
    const decided = (company: ContributedCompany) => (company.name === name ? { ...company, unlisted: { refusal } } : company);
    for (const [key, company] of this.typed) this.typed.set(key, decided(company));
    for (const [publicKey, own] of this.kept) this.kept.set(publicKey, { ...own, company: decided(own.company) });
  }

  /** What was sent as its author sees it; refused where it breaks a rule. */
  abstract made(draft: Draft, facts: Made): Own;

  /** What a change says otherwise; refused where it breaks a rule. */
  abstract changed(draft: Changed, before: Own): Partial<Own>;

  get today(): string {
    return dayOf(this.clock.now());
  }

  /** What waits comes out. */
  comeOut(id: string): void {
    this.#put(id, { state: 'live' });
  }

  /** A moderator takes one down. */
  takeDown(id: string, { rule, note }: Pick<ModerationOutcome, 'rule' | 'note'>): void {
    const outcome = { measure: 'remove', rule, note, decidedOn: this.today, appeal: 'none', mayAppeal: true } as const;
    this.#put(id, { state: 'rejected', moderation: [outcome] });
  }

  /** A moderator decides about what waits hidden. */
  look(id: string, decision: Decision): void {
    if (decision === 'keep') this.#put(id, { state: 'live', moderation: [] });
    else this.takeDown(id, { rule: this.#find(id)[1].moderation?.[0]?.rule ?? 'other', note: '' });
  }

  /** Another moderator decides about what the author has appealed: `keep` sides with the author. */
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

/** Refuses what breaks a rule, as a server does. */
export function refuseProblems(problems: object): void {
  if (Object.keys(problems).length > 0) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
}

/** Refuses texts with words that lead straight to a person, as a server does. */
export function refuseReachable(texts: DraftTexts): void {
  if (wordsToGo(texts).length > 0) throw new Failure('invalid', undefined, { code: 'TEXT_REACHABLE' });
}
