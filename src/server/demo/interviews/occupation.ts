/** How one kind of work is interviewed for: the ways through its rounds, what is asked there, and the words of its stories. */
export interface Occupation {
  /** Kinds of rounds, in order. One with a question mark is left out at times. */
  readonly ways: readonly string[];
  /** What experts and managers ask, and tests on paper. */
  readonly questions: readonly string[];
  /** What one is asked to show or to do before their eyes. */
  readonly tasks: readonly string[];
  /** What is to be done at home. */
  readonly assignments?: readonly string[];
  /** Words for stories, with a stroke between them: what was asked about, what one had to do, who asked, and what was wanted to be seen. */
  readonly topics: string;
  readonly shown: string;
  readonly askers: string;
  readonly papers: string;
}
