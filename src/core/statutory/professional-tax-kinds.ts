/** Tax in rupees above each bound. Edges of the higher step are one paisa lower. */
export type TaxBands = readonly (readonly [above: number, tax: number])[];

export interface MonthlySteps {
  readonly per: 'month';
  readonly steps: TaxBands;
  readonly women?: TaxBands;
  /** Calendar month with a different top step. */
  readonly odd?: readonly [month: number, tax: number];
}

/** Tax on half-yearly income, collected in these calendar months. */
export interface HalfYearSteps {
  readonly per: 'half-year';
  readonly steps: TaxBands;
  readonly months: readonly [first: number, second: number];
}

/** Tax on yearly income, collected monthly with the rest in March. */
export interface YearSteps {
  readonly per: 'year';
  readonly steps: TaxBands;
  /** Monthly tax of the highest slab, if not an exact twelfth. */
  readonly highestMonthly?: number;
}

/** Monthly tax on employees above the basic exemption of income tax. */
export interface ExemptionTax {
  readonly per: 'exemption';
  readonly monthly: number;
}

/** Repealed tax. */
export interface NoTax {
  readonly per: 'none';
}

export type ProfessionalTax = MonthlySteps | HalfYearSteps | YearSteps | ExemptionTax | NoTax;
