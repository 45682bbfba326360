/** What the form of each kind of contribution says in its own words; all else is said by the words that every form shares. */
export interface KindSentences {
  readonly heading: (company: string) => string;
  readonly change: (company: string) => string;
  /** The heading of each step. */
  readonly steps: Readonly<Record<string, string>>;
  /** The label that says what is sent. */
  readonly send: string;
  readonly before: (company: string) => string;
  readonly toBefore: string;
  readonly gone: string;
  readonly goneBecause: string;
  readonly couldNotLoad: string;
}
