/** The words with which people speak of one line of work. Each is one of several, between bars. */
export interface TradeWords {
  /** The people it is done for, in the plural or with an article. */
  readonly customers: string;
  /** A time when there is more of it, as it is after "during". */
  readonly busy: string;
  /** A place of it with its preposition. */
  readonly at: string;
  /** Something one works with, as a subject. */
  readonly tool: string;
  /** What there is more of in a week than one likes. */
  readonly output: string;
  /** What is learnt there, as it is after "learnt". */
  readonly learn: string;
  /** What makes people glad of it, as it is after "nothing beats". */
  readonly pride: string;
  /** What wears people out, as it is after "tired of". */
  readonly grind: string;
}
