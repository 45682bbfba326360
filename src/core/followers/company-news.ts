export const newsDays = 30;

export const longestNewsTitle = 120;

export interface CompanyNews {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly urlName: string;
  readonly title: string;
  readonly notedOn: string;
  /** Sequence number; seeing one implies having seen all lower ones. */
  readonly place: number;
}
