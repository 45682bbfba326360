/** Above so many rupees, so many rupees of tax. An edge that belongs to the higher step is written one paisa lower. */
export type TaxBands = readonly (readonly [above: number, tax: number])[];

/** Every month by the salary of a month; some calendar months differ. */
export interface MonthlySteps {
  readonly per: 'month';
  readonly steps: TaxBands;
  /** Steps for women where they are others. */
  readonly women?: TaxBands;
  /** A calendar month, and what the highest step is in it. */
  readonly odd?: readonly [month: number, tax: number];
}

/** A tax by the income of a half year, taken in these calendar months. */
export interface HalfYearSteps {
  readonly per: 'half-year';
  readonly steps: TaxBands;
  readonly months: readonly [first: number, second: number];
}

/** A tax by the income of the year; taken monthly, with what is left in March. */
export interface YearSteps {
  readonly per: 'year';
  readonly steps: TaxBands;
  /** The monthly tax of the highest slab, where that is not a twelfth without paise. */
  readonly highestMonthly?: number;
}

/** Every month from an employee who earns more than the basic exemption of the income tax. */
export interface ExemptionTax {
  readonly per: 'exemption';
  readonly monthly: number;
}

/** A tax that was repealed. */
export interface NoTax {
  readonly per: 'none';
}

export type ProfessionalTax = MonthlySteps | HalfYearSteps | YearSteps | ExemptionTax | NoTax;
