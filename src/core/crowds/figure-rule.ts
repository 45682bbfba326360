/** The rule by which a figure of people moves. */
export type FigureRule =
  /** By a rule of this folder alone: with eight people at a time whom it never counted, each with a proof. */
  | 'crowd'
  /** With eight people at a time whom it never counted; of voters under a name nobody knows whether they have a proof. */
  | 'voters'
  /** With every row of a person with a proof; everyone reads these rows one by one, so that the figure says nothing more. */
  | 'proven rows'
  /** With every row that everyone reads one by one, with a proof or without. */
  | 'shown rows'
  /** With everyone who comes, of whom it says nothing but that there is one more: a like, a view, a follower, a member. */
  | 'one more';
