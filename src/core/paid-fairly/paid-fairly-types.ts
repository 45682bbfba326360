import type { Answer, Count, IsoDate, Percent, Question, Rupees } from '../calculators/answer-types.ts';

/** The pay of one job; either the yearly amount, or its parts. */
export interface ComparedPay {
  /** The yearly total, instead of its parts. */
  readonly amount?: Rupees;
  readonly fixed?: Rupees;
  /** @default 0 */
  readonly variable?: Rupees;
  /**
   * The whole grant of stock.
   * @default 0
   */
  readonly stockGrant?: Rupees;
  /**
   * Only listed stock counts.
   * @default false
   */
  readonly stockListed?: boolean;
  /** @default not-aware */
  readonly vestingYears?: 3 | 4 | 5 | 'not-aware';
}

/** A job as it is compared. */
export interface ComparedJob extends ComparedPay {
  readonly role: string;
  /** The wider family of the role. */
  readonly roleFamily?: string;
  readonly experienceYears: number;
  readonly city?: string;
  readonly company?: string;
  /** The person it belongs to; one record per person and job counts, and never one's own. */
  readonly person?: string;
}

/** One reported salary. */
export interface SalaryRecord extends ComparedJob {
  readonly id?: string;
  readonly submittedOn: IsoDate;
  /** @default true */
  readonly verified?: boolean;
  /** @default true */
  readonly approved?: boolean;
}

/** A ready cell, from the narrowest to the broadest, out of which outliers have been taken already. */
export interface PayCell {
  /** 0 role, band, city and company; 1 without company; 2 city class; 3 India; 4 role family; 5 family without band. */
  readonly level: 0 | 1 | 2 | 3 | 4 | 5;
  readonly amounts: readonly Rupees[];
  /** One weight for each amount; else all are 1. */
  readonly weights?: readonly number[];
}

/** The place of a pay among others, by the figures that are published of them. Give records or ready cells. */
export interface PaidFairlyInput extends Question {
  readonly you: ComparedJob;
  readonly records?: readonly SalaryRecord[];
  readonly cells?: readonly PayCell[];
  /**
   * Compare fixed pay only.
   * @default false
   */
  readonly fixedOnly?: boolean;
  /** Whether slips and outliers of ready cells are set aside first; those of records always are. */
  readonly setAside?: boolean;
}

/** The reading of one cell. */
export interface CellReading {
  readonly level: PayCell['level'];
  /** People before and after outliers were set aside. */
  readonly people: Count;
  readonly kept: Count;
  readonly effectivePeople: number;
  readonly median: Rupees | null;
  /** The median absolute deviation of the logarithms. */
  readonly mad: number | null;
  /** The share of its people below the pay in question. */
  readonly share: number | null;
  /** The share below the pay in question, leaning on the wider cells. */
  readonly leaningShare: number | null;
  readonly setAside: readonly Rupees[];
  /** Whether it was skipped, as nothing may be published of it. */
  readonly skipped: boolean;
}

/** An amount that looks like a slip of the unit, with what may have been meant. */
export interface UnitSlip {
  readonly amount: Rupees;
  readonly suggested: Rupees | null;
  readonly id?: string;
}

export interface PaidFairlyOutput extends Answer {
  /** The pay compared with its band, unless there are too few salaries to say anything. */
  readonly verdict: 'below' | 'within' | 'above' | 'not-enough';
  /** The interval reaches across the edge of a band. */
  readonly around: boolean;
  /** The yearly amount that was compared. */
  readonly amount: Rupees;
  /** 0 to 100. */
  readonly percentile: number | null;
  readonly interval: readonly [Percent, Percent] | null;
  readonly confidence: 'very-low' | 'low' | 'moderate' | 'high' | 'very-high' | null;
  /** The narrowest group of which figures may be published; its count is a step such as 8+. */
  readonly group: {
    readonly level: PayCell['level'];
    readonly people: string;
    readonly role: string;
    readonly roleFamily: string | null;
    readonly experience: string | null;
    readonly city: string | null;
    readonly company: string | null;
  } | null;
  /** The published figures of that group; null where too few people are behind them. */
  readonly shown: {
    readonly median: Rupees | null;
    readonly quartiles: readonly [Rupees, Rupees] | null;
    readonly tenths: readonly [Rupees, Rupees] | null;
  };
  /** Figures of the people themselves, exact, for checking the answer; no page knows them. */
  readonly working: {
    readonly percentile: number | null;
    readonly quantiles: Readonly<Record<'p10' | 'p25' | 'p50' | 'p75' | 'p90', Rupees | null>>;
    readonly halfWidth: number | null;
    readonly cells: readonly CellReading[];
    readonly unitSlips: readonly UnitSlip[];
  };
}
