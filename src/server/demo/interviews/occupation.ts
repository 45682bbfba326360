export interface Occupation {
  /** Rounds in order, where a question mark makes one optional. */
  readonly ways: readonly string[];
  /** Questions by experts and managers, and in written tests. */
  readonly questions: readonly string[];
  /** Tasks done before the interviewers. */
  readonly tasks: readonly string[];
  readonly assignments?: readonly string[];
  /** Words for stories, separated by strokes: topics, tasks, interviewers and expectations. */
  readonly topics: string;
  readonly shown: string;
  readonly askers: string;
  readonly papers: string;
}
