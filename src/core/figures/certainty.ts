/** A certainty that a range is said with, and how many standard deviations it takes at either side. */
export interface RangeCertainty {
  readonly percent: number;
  readonly deviations: number;
}

/** The usual certainty of a range. */
export const usualCertainty: RangeCertainty = { percent: 95, deviations: 1.96 };

/** The certainty of a median of pay. Of twelve people, the fewest that have one, a surer range would reach beyond the quartiles, which are all that may be published of them (F-02). */
export const medianCertainty: RangeCertainty = { percent: 90, deviations: 1.645 };
