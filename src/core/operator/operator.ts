/** Officer for complaints under IT Rules 2021, rule 3(2). */
export interface GrievanceOfficer {
  readonly name: string;
  readonly mail: string;
  readonly phone: string | null;
  readonly address: string | null;
}

export interface Operator {
  readonly name: string | null;
  /** Contact for anything but complaints. */
  readonly mail: string | null;
  readonly officer: GrievanceOfficer | null;
  /** Demo with fictional people, where nobody answers. */
  readonly isDemo: boolean;
}

export type OwedFact = 'mail' | 'officer';

/** Demos owe none. */
export const owedBy = ({ mail, officer, isDemo }: Operator): readonly OwedFact[] =>
  isDemo ? [] : [...(mail === null ? (['mail'] as const) : []), ...(officer === null ? (['officer'] as const) : [])];

export const longestOperatorName = 120;
export const longestOperatorPhone = 24;
export const longestOperatorAddress = 300;
