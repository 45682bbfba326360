export const longestAnswer = 1_000;

/** Words of the author below the company's reply, once. */
export interface ReplyAnswer {
  readonly text: string;
  readonly week: string;
}

/** Answer of a company below what is said about it. */
export interface EmployerReply {
  readonly replyId: string;
  readonly text: string;
  /** Week of the reply, such as `2026-W47`. */
  readonly week: string;
  readonly answer: ReplyAnswer | null;
}
