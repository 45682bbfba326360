export interface WrittenCounts {
  readonly posts: number;
  /** Comments and answers. */
  readonly comments: number;
  readonly questions: number;
}

export const nothingWritten: WrittenCounts = { posts: 0, comments: 0, questions: 0 };

export const allWritten = ({ posts, comments, questions }: WrittenCounts): number => posts + comments + questions;
