import type { CrowdNumbers } from '#core/crowds/figure.ts';

/** Numbers of people never counted before. */
export const freshly = (...values: readonly number[]): CrowdNumbers =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, { length }]) => ({ value, count: length, fresh: length }))
    .toSorted((one, other) => one.value - other.value);

/** Numbers of people already counted. */
export const again = (...values: readonly number[]): CrowdNumbers => freshly(...values).map((said) => ({ ...said, fresh: 0 }));
