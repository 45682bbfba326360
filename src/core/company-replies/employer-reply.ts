/** Answer of a company below what is said about it. */
export interface EmployerReply {
  readonly replyId: string;
  readonly text: string;
  /** Week of the reply, such as `2026-W47`. */
  readonly week: string;
}
