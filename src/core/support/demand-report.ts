import type { SummonsNotice } from './summons-notice.ts';

/** Counts a grievance in the quarter of its arrival. */
export interface DemandsOfQuarter {
  readonly begins: string;
  readonly summons: readonly (SummonsNotice & { readonly count: number })[];
  readonly grievances: {
    readonly received: number;
    readonly inTime: number;
    readonly late: number;
    readonly waiting: number;
  };
}

export const mostDemandQuarters = 40;

/** Public report of demands (F-15). */
export abstract class DemandReports {
  /** Quarters with any demand, newest first. */
  abstract quarters(): Promise<readonly DemandsOfQuarter[]>;
}
