import type { DemoFacts } from './demo-company.ts';

/** A company that stands in every world, and what must be true of it; the rest is left to chance. */
export interface ParticularCompany {
  readonly name: string;
  readonly industry: string;
  /** How many work there. */
  readonly people?: number;
  readonly facts: Partial<DemoFacts>;
}
