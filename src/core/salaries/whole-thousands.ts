import type { SalaryDraft } from './salary-draft.ts';

const areWhole = (amount: number): boolean => amount >= 0 && amount % 1_000 === 0;

/** Whether the amounts of a salary are whole thousands, as it is shared: what is finer would tell one person from another. */
export const isInThousands = ({ fixed, variable, stock }: Pick<SalaryDraft, 'fixed' | 'variable' | 'stock'>): boolean =>
  [fixed, variable, stock?.amount ?? 0].every(areWhole);
