/** How long news of a company goes to those who follow it. */
export const newsDays = 30;

/** The longest title of a piece of news. */
export const longestNewsTitle = 120;

/** One piece of news of a company that the reader follows. */
export interface CompanyNews {
  readonly id: string;
  readonly companyId: string;
  /** The company as it is called, and its name in URLs. */
  readonly name: string;
  readonly urlName: string;
  readonly title: string;
  readonly notedOn: string;
  /** Its number among all news: anyone who has seen this one has seen all with a lower number. */
  readonly place: number;
}
