/** The grievance officer of an installation, to whom complaints go (IT Rules 2021, rule 3(2)). */
export interface GrievanceOfficer {
  readonly name: string;
  readonly mail: string;
  readonly phone: string | null;
  readonly address: string | null;
}

/** The operator of an installation, as far as they said who they are. */
export interface Operator {
  readonly name: string | null;
  /** The address for everything that is no complaint. */
  readonly mail: string | null;
  readonly officer: GrievanceOfficer | null;
  /** Whether the installation is a demo, in which nobody is real and nobody answers. */
  readonly isDemo: boolean;
}

/** The facts that an operator owes to real members. */
export type OwedFact = 'mail' | 'officer';

/** The facts that an operator still owes. A demo owes none. */
export const owedBy = ({ mail, officer, isDemo }: Operator): readonly OwedFact[] =>
  isDemo ? [] : [...(mail === null ? (['mail'] as const) : []), ...(officer === null ? (['officer'] as const) : [])];

/** The longest name, telephone number and postal address, in letters. */
export const longestOperatorName = 120;
export const longestOperatorPhone = 24;
export const longestOperatorAddress = 300;
