import type { DemoFacts } from './demo-company.ts';

/** Partly fixed company, with the rest left to chance. */
export interface PlacedCompany {
  /** Left to chance where absent. */
  readonly name?: string;
  readonly industry: string;
  readonly people?: number;
  readonly facts: Partial<DemoFacts>;
}

/** Company in every world, with facts that must hold. */
export interface ParticularCompany extends PlacedCompany {
  readonly name: string;
}
