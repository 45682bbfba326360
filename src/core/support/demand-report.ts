import type { SummonsNotice } from './summons-notice.ts';

/** The demands of one quarter. A grievance counts in the quarter in which it arrived. */
export interface DemandsOfQuarter {
  /** The first day of the quarter. */
  readonly begins: string;
  readonly summons: readonly (SummonsNotice & { readonly count: number })[];
  readonly grievances: {
    readonly received: number;
    readonly inTime: number;
    readonly late: number;
    readonly waiting: number;
  };
}

/** The most quarters that the report names: ten years. */
export const mostDemandQuarters = 40;

/** The report of demands, for everyone (F-15). */
export abstract class DemandReports {
  /** The quarters in which there was any demand, newest first. */
  abstract quarters(): Promise<readonly DemandsOfQuarter[]>;
}
