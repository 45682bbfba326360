/** How many answer a search, as far as is known: at least so many, where there are more. */
export interface FoundCount {
  readonly count: number;
  readonly isMore: boolean;
}
