import { dayOf } from '#core/figures/ago.ts';
import type { Clock } from '#core/clock.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ModeratedKind } from '#core/contributions/own-contributions.ts';
import type { ContributionKind, ModeratedKindName, OwnOfKinds } from '#core/kinds/contribution-kinds.ts';
import type { ContributedModerated } from '#core/contributions/contributed.ts';
import type { ContributedSalaries } from '#core/salaries/own-salaries.ts';
import { Request } from '../requests/request.ts';
import { LocalSalary } from './local-salary.ts';
import { ModeratedContribution, type ModeratedPort } from './moderated-contribution.ts';

type ModeratedOfKinds = { readonly [Kind in ModeratedKindName]: ModeratedContribution<Kind, OwnOfKinds[Kind]> };

/** Contributions of this device, by kind. */
export interface LocalOfKinds extends ModeratedOfKinds {
  readonly salary: LocalSalary;
}

export type AnyModerated = ModeratedOfKinds[ModeratedKindName];

export type AnyLocal = LocalOfKinds[ContributionKind];

/** Lists contributions of one kind. */
type Listed<Local> = () => Promise<readonly Local[]>;

export const listedModerated =
  <Kind extends ModeratedKindName>(
    of: ModeratedKind<OwnOfKinds[Kind], Kind>,
    contributed: Pick<ContributedModerated<unknown, OwnOfKinds[Kind]>, 'local'> & ModeratedPort<OwnOfKinds[Kind]>,
  ): Listed<ModeratedContribution<Kind, OwnOfKinds[Kind]>> =>
  async () =>
    (await contributed.local()).map((key) => new ModeratedContribution(of, key, contributed));

export const listedSalaries =
  (salaries: ContributedSalaries): Listed<LocalSalary> =>
  async () =>
    (await salaries.local()).map((key) => new LocalSalary(key, salaries));

/** Contributions of this device's keys, listed offline and fetched singly. */
export class ContributionsStore {
  readonly listing: Request<readonly AnyLocal[]>;
  /** Just-sent contribution, listed first. */
  sentId: string | null = null;

  readonly #clock: Pick<Clock, 'now'>;

  constructor(clock: Pick<Clock, 'now'>, ...kinds: readonly Listed<AnyLocal>[]) {
    this.#clock = clock;
    this.listing = new Request(async () => (await Promise.all(kinds.map((list) => list()))).flat());
    makeAutoObservable(this, { listing: false, sentId: observableRef });
  }

  /** Takes the id of the sent contribution from the next step's URL. */
  arrive(sentId: string | null): void {
    this.sentId = sentId ?? this.sentId;
  }

  async open(): Promise<void> {
    await this.listing.send();
  }

  get today(): string {
    return dayOf(this.#clock.now());
  }

  get sent(): AnyLocal | undefined {
    return this.listing.value?.find(({ key }) => key.thingId !== undefined && key.thingId === this.sentId);
  }

  async remove(one: AnyLocal): Promise<boolean> {
    const outcome = await one.removing.send();
    if (outcome.status !== 'SUCCESS') return false;
    await this.listing.renew();
    return true;
  }

  async forget(one: AnyLocal): Promise<void> {
    await one.forget();
    await this.listing.renew();
  }
}
