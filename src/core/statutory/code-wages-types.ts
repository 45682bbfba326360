import type { Answer, IsoDate, Question, Rupees } from '../calculators/answer-types.ts';

/** The heads that the labour codes keep out of wages, up to half of the remuneration. */
export interface ExcludedHeads {
  /** @default 0 */
  readonly hra?: Rupees;
  /** @default 0 */
  readonly conveyance?: Rupees;
  /** @default 0 */
  readonly overtime?: Rupees;
  /** @default 0 */
  readonly commission?: Rupees;
  /** @default 0 */
  readonly statutoryBonus?: Rupees;
  /** @default 0 */
  readonly employerProvidentFund?: Rupees;
  /**
   * House, light, medical and other amenities.
   * @default 0
   */
  readonly amenities?: Rupees;
  /**
   * Sums for special expenses of the work.
   * @default 0
   */
  readonly specialExpenses?: Rupees;
  /** @default 0 */
  readonly other?: Rupees;
}

/** Wages under the labour codes: remuneration less the excluded heads, of which at most half counts. */
export interface CodeWagesInput extends ExcludedHeads, Question {
  /** All that is paid for a month. A plain special allowance is in it and is wages. */
  readonly remuneration: Rupees;
  /** The excluded heads as one sum, instead of one by one. */
  readonly excluded?: Rupees;
  /**
   * Gratuity and retrenchment pay inside the remuneration: neither wages nor part of the test.
   * @default 0
   */
  readonly outsideTest?: Rupees;
  /** @default 2026-04-01 */
  readonly on?: IsoDate;
}

export interface CodeWagesOutput extends Answer {
  /** Whether the codes are in force on the day. Before them nothing is added back. */
  readonly inForce: boolean;
  readonly remuneration: Rupees;
  readonly excluded: Rupees;
  /** Half of the remuneration: more than that cannot be excluded. */
  readonly mostExcluded: Rupees;
  readonly addedBack: Rupees;
  readonly wages: Rupees;
}
