/** What somebody thinks of the product. */
export interface Feedback {
  /** From 1 to 5. */
  readonly rating: number;
  readonly text: string | null;
}
