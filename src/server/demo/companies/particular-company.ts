import type { DemoFacts } from './demo-company.ts';

/** A company of which more than its place in the world decides what it is; the rest is left to chance. */
export interface PlacedCompany {
  /** Its name; nothing where chance finds one. */
  readonly name?: string;
  readonly industry: string;
  /** The number of employees. */
  readonly people?: number;
  readonly facts: Partial<DemoFacts>;
}

/** A company that is in every world, and what must be true of it. */
export interface ParticularCompany extends PlacedCompany {
  readonly name: string;
}
