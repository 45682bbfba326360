import type { CrowdNumbers } from '#core/crowds/figure.ts';

/** What people say who were never counted before, a number each. */
export const freshly = (...values: readonly number[]): CrowdNumbers =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, { length }]) => ({ value, count: length, fresh: length }))
    .toSorted((one, other) => one.value - other.value);

/** The same of people who are all counted already. */
export const again = (...values: readonly number[]): CrowdNumbers => freshly(...values).map((said) => ({ ...said, fresh: 0 }));
