export interface RangeCertainty {
  readonly percent: number;
  readonly deviations: number;
}

export const usualCertainty: RangeCertainty = { percent: 95, deviations: 1.96 };

/** Higher confidence for a pay median would pass the quartiles of twelve people (F-02). */
export const medianCertainty: RangeCertainty = { percent: 90, deviations: 1.645 };
