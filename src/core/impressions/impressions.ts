export const impressionEntities = ['top_company_impressions'] as const;
export type ImpressionEntity = (typeof impressionEntities)[number];

export const usualEntity: ImpressionEntity = 'top_company_impressions';

/** Visible share and duration that count as seen. */
export const leastShareInSight = 0.1;
export const leastSightMs = 500;

/** Interval for sending impressions together. */
export const batchMs = 10_000;

export const mostImpressions = 50;

/** Weekly counts of companies seen in a list, without viewers. */
export abstract class Impressions {
  abstract count(companies: readonly string[], entity?: ImpressionEntity): Promise<void>;
}
