/** Rupees with at most two decimals, as a plain number: 332307.69. */
export type Rupees = number;

/** Rupees that may be less than nothing. */
export type SignedRupees = number;

/** A percentage as people write it: 12 is twelve per cent. */
export type Percent = number;

/** A percentage that may be less than nothing. */
export type SignedPercent = number;

/** A whole number of things. */
export type Count = number;

/** A calendar day: 2026-04-01. */
export type IsoDate = string;

/** A calendar month: 2026-04. */
export type IsoMonth = string;

/** The certainty of a rule: two or more sources agree, one source, or not settled. */
export type RuleStatus = 'settled' | 'single source' | 'open';

/** A remark on how a row is known, said in words of its reader's language. */
export type RuleRemark =
  | 'budget-unchanged'
  | 'esi-unchanged'
  | 'before-the-codes'
  | 'not-applied'
  | 'comparison-method'
  | 'payroll-practice'
  | 'provisional-figures';

/** The row of a rule that an amount was counted by. */
export interface Citation {
  /** The name of the rule: income-tax-slabs-new. */
  readonly rule: string;
  /** The first day on which this row holds. */
  readonly from: IsoDate;
  /** The last day on which it holds, or null while no end is known. */
  readonly to: IsoDate | null;
  readonly source: string;
  readonly status: RuleStatus;
  readonly remark?: RuleRemark;
  /** The open points of the rule. */
  readonly open?: string;
  /** The day by which the rule is reviewed. */
  readonly review: IsoDate;
}

/** One step of a calculation; a deduction is written as a positive amount. */
export interface Line {
  /** The kind of the amount: slab-tax, rebate, cess. */
  readonly id: string;
  readonly amount: number;
  /** The rule behind it, as it holds in the last month; what was typed in or only added up has none. */
  readonly rule?: Citation;
  /** Each row of the rule with the months it was applied in, where the year has more than one. */
  readonly rules?: readonly RuleMonths[];
}

/** A row of a rule and the months of a year that it was applied in. */
export interface RuleMonths {
  readonly rule: Citation;
  readonly from: IsoMonth;
  readonly to: IsoMonth;
}

/** Something a reader of the answer has to know. */
export interface Warning {
  readonly id: string;
  readonly amount?: SignedRupees;
  /** The limit of the rule that was met. */
  readonly limit?: Rupees;
  readonly rule?: Citation;
}

/** The fields of every answer beside its figures. */
export interface Answer {
  /** Every step in the order in which it was taken. */
  readonly lines: readonly Line[];
  /** Open points, rules past their review, and limits that were met. */
  readonly warnings: readonly Warning[];
}

/** The optional fields of every question. */
export interface Question {
  /** The day on which the question is asked; rules past their review are named when it is given. */
  readonly today?: IsoDate;
}
