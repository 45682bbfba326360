import type { SalaryFigures } from './salary-figures.ts';

/** Gives only figures that the company's page publishes. */
export abstract class CompanyPays {
  /** Leaves out companies without figures. */
  abstract of(urlNames: readonly string[]): Promise<ReadonlyMap<string, SalaryFigures>>;
}
