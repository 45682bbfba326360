/** A company as a list of what was looked at shows it. */
export interface BrowsedCompany {
  readonly urlName: string;
  readonly name: string;
  readonly logo: string | null;
  readonly rating: number | null;
}

/** The most companies that are remembered; one more pushes out the one that was looked at longest ago. */
export const mostBrowsed = 30;

/** The days for which a company is remembered, and the cookie by which it is found. */
export const browsingDays = 90;

/** The companies that one browser looked at lately. It knows the browser alone, never who sits there. */
export abstract class BrowsingHistories {
  /** What was looked at last comes first. */
  abstract list(): Promise<readonly BrowsedCompany[]>;
  abstract note(urlName: string): Promise<void>;
  abstract forget(urlName: string): Promise<void>;
  abstract clear(): Promise<void>;
}
