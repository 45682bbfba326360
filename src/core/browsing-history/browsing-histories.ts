export interface BrowsedCompany {
  readonly urlName: string;
  readonly name: string;
  readonly logo: string | null;
  readonly rating: number | null;
}

/** Limit of remembered companies, beyond which the oldest view is dropped. */
export const mostBrowsed = 30;

/** Days for remembering a company, and for its cookie. */
export const browsingDays = 90;

/** Companies recently viewed in one browser, without knowing the person. */
export abstract class BrowsingHistories {
  /** Most recent first. */
  abstract list(): Promise<readonly BrowsedCompany[]>;
  abstract note(urlName: string): Promise<void>;
  abstract forget(urlName: string): Promise<void>;
  abstract clear(): Promise<void>;
}
