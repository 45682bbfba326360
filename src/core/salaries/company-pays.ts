import type { SalaryFigures } from './salary-figures.ts';

/** What everyone at a company is paid, of several companies at once. Every figure is one that the page of the company publishes. */
export abstract class CompanyPays {
  /** The figures by the names of the companies in URLs; a company without any is left out. */
  abstract of(urlNames: readonly string[]): Promise<ReadonlyMap<string, SalaryFigures>>;
}
