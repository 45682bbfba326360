/** The lists whose entries are counted when they come into sight, by the names that reports call them. */
export const impressionEntities = ['top_company_impressions'] as const;
export type ImpressionEntity = (typeof impressionEntities)[number];

/** The list that is meant where none is named. */
export const usualEntity: ImpressionEntity = 'top_company_impressions';

/** The share of an element that has to be in sight, and for how long, so that it counts as seen. */
export const leastShareInSight = 0.1;
export const leastSightMs = 500;

/** The time after which what was seen is sent together. */
export const batchMs = 10_000;

/** The most companies of one call. */
export const mostImpressions = 50;

/** Impressions: how often companies came into sight in a list, counted by week; who saw them is stored nowhere. */
export abstract class Impressions {
  abstract count(companies: readonly string[], entity?: ImpressionEntity): Promise<void>;
}
