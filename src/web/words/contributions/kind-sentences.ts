/** Wording particular to a kind of contribution. Everything else is shared by all forms. */
export interface KindSentences {
  readonly heading: (company: string) => string;
  readonly change: (company: string) => string;
  readonly steps: Readonly<Record<string, string>>;
  readonly send: string;
  readonly before: (company: string) => string;
  readonly toBefore: string;
  readonly gone: string;
  readonly goneBecause: string;
  readonly couldNotLoad: string;
}
