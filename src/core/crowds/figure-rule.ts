/** The rule by which a figure of people moves. */
export type FigureRule =
  /** By a rule of this folder alone: with eight people at a time whom it never counted, each with a proof. */
  | 'crowd'
  /** With eight voters at a time whom it never counted, with a proof or without. */
  | 'voters'
  /** With every row of a person with a proof, each of which everyone reads. */
  | 'proven rows'
  /** With every row that everyone reads one by one, with a proof or without. */
  | 'shown rows'
  /** With everyone who comes: one more like, view, follower or member. */
  | 'one more';
