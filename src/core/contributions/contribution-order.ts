/** Most helpful first or by week; order within a week is nobody's (F-17). */
export const contributionSorts = ['popularity', 'newToOld', 'oldToNew'] as const;
export type ContributionSort = (typeof contributionSorts)[number];

interface Ordered {
  readonly id: string;
  readonly week: string;
  readonly helpful: number;
}

const byId = (one: Ordered, other: Ordered): number => (one.id < other.id ? 1 : -1);
const byWeek = (one: Ordered, other: Ordered): number => (one.week === other.week ? byId(one, other) : one.week < other.week ? 1 : -1);

const orders: Readonly<Record<ContributionSort, (one: Ordered, other: Ordered) => number>> = {
  popularity: (one, other) => other.helpful - one.helpful || byId(one, other),
  newToOld: byWeek,
  oldToNew: (one, other) => byWeek(other, one),
};

export const inContributionOrder = <Reported>(all: readonly Reported[], sort: ContributionSort, lookAt: (reported: Reported) => Ordered): readonly Reported[] =>
  all.toSorted((one, other) => orders[sort](lookAt(one), lookAt(other)));
