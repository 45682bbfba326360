import type { SalaryDraft } from './salary-draft.ts';

const areWhole = (amount: number): boolean => amount >= 0 && amount % 1_000 === 0;

/** Requires whole thousands, as finer amounts would tell people apart. */
export const isInThousands = ({ fixed, variable, stock }: Pick<SalaryDraft, 'fixed' | 'variable' | 'stock'>): boolean =>
  [fixed, variable, stock?.amount ?? 0].every(areWhole);
