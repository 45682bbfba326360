export interface FoundCount {
  readonly count: number;
  readonly isMore: boolean;
}
