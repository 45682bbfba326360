/** A certainty that a range is said with, and how many standard deviations it takes at either side. */
export interface RangeCertainty {
  readonly percent: number;
  readonly deviations: number;
}

/** The usual certainty of a range. */
export const usualCertainty: RangeCertainty = { percent: 95, deviations: 1.96 };

/** The certainty of a median of pay: a surer one would pass the quartiles of twelve people (F-02). */
export const medianCertainty: RangeCertainty = { percent: 90, deviations: 1.645 };
