export type FigureRule =
  /** Changes by eight proven people it never counted, under the rules of this folder. */
  | 'crowd'
  /** Changes by eight voters it never counted, proven or not. */
  | 'voters'
  /** Changes with every public row of a proven person. */
  | 'proven rows'
  /** Changes with every public row, proven or not. */
  | 'shown rows'
  /** Changes with each new like, view, follower or member. */
  | 'one more';
