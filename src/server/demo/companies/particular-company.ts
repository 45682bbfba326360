import type { DemoFacts } from './demo-company.ts';

/** A company that is in every world, and what must be true of it; the rest is left to chance. */
export interface ParticularCompany {
  readonly name: string;
  readonly industry: string;
  /** The number of employees. */
  readonly people?: number;
  readonly facts: Partial<DemoFacts>;
}
