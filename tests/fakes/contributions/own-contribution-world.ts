import type { Clock } from '#core/clock.ts';
import type { ContributionState } from '#core/contributions/contribution-state.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { ModerationOutcome } from '#core/moderation/moderation-outcome.ts';
import type { Decision } from '#core/moderation/moderations.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

/** A contribution as its author sees it, whatever it says. */
export interface OwnContribution {
  readonly state: Exclude<ContributionState, 'pending'>;
  readonly version: number;
  readonly moderation: readonly ModerationOutcome[];
}

/** The contributions of one kind in memory by the key that sent them, which the fakes of all keys share. */
export abstract class OwnContributionWorld<Own extends OwnContribution> {
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

  abstract idOf(own: Own): string;

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
    else this.takeDown(id, { rule: this.#find(id)[1].moderation[0]?.rule ?? 'other', note: '' });
  }

  /** Another moderator decides about what the author has appealed: `keep` sides with the author. */
  lookAgain(id: string, decision: Decision): void {
    const { moderation } = this.#find(id)[1];
    const answered = decision === 'keep' ? ({ appeal: 'granted', note: '' } as const) : ({ appeal: 'rejected' } as const);
    this.appeals.delete(id);
    this.#put(id, {
      state: decision === 'keep' ? 'live' : 'rejected',
      moderation: moderation.map((outcome) => ({ ...outcome, ...answered, decidedOn: this.today })),
    });
  }

  #find(id: string): readonly [publicKey: string, own: Own] {
    const found = [...this.kept].find(([, own]) => this.idOf(own) === id);
    if (!found) throw new Failure('missing');
    return found;
  }

  #put(id: string, changed: Partial<OwnContribution>): void {
    const [publicKey, own] = this.#find(id);
    this.kept.set(publicKey, { ...own, ...changed });
  }
}
