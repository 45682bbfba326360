import type { Page } from '../page.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { Refused } from '../content/post-limits.ts';
import type { AskedQuestion, ListedQuestion, QuestionTopics, SkillTabs, TopQuestionsMeta } from './question.ts';

/** A list of questions: of a company or of one of its jobs, of those that members ask about it, of a job everywhere, of a skill, or of HR. Each by its name in URLs. */
export type QuestionList =
  | { readonly of: 'company'; readonly company: string; readonly designation: string | null }
  | { readonly of: 'asked'; readonly company: string }
  | { readonly of: 'designation'; readonly designation: string }
  | { readonly of: 'skill'; readonly skill: string }
  | { readonly of: 'hr'; readonly subject: string | null };

/** The name in URLs under which the questions of HR stand, whatever their subject. */
export const everyHrSubject = 'all';

/** A question as a member asks it about a company. */
export interface QuestionDraft {
  readonly submissionKey: string;
  readonly text: string;
  readonly designationId: number | null;
  readonly profileType: ProfileType;
}

/** The question that was asked, or the reason why it was refused. */
export type QuestionOutcome = { readonly question: AskedQuestion } | Refused;

/** The questions of interviews, and those that members ask about companies. Answers to them are comments below them. */
export abstract class Questions {
  /** One page of a list: those with an answer first, of these what was asked most often; what members ask newest first. `after` is the `next` of the page before. */
  abstract list(list: QuestionList, after?: string | null, pageSize?: number): Promise<Page<ListedQuestion>>;
  abstract topMeta(company: string, designation: string | null): Promise<TopQuestionsMeta>;
  abstract skillTabs(skill: string): Promise<SkillTabs>;
  /** The jobs and the skills of which most questions are known. */
  abstract topics(): Promise<QuestionTopics>;
  /** A question by its id. One that was merged into another is that other: its id tells. */
  abstract one(questionId: string): Promise<AskedQuestion>;
  /** The questions that ask nearly the same as a text that is being typed, the likest first. */
  abstract alike(text: string): Promise<readonly ListedQuestion[]>;
  /** The questions that were asked in the newest stories in which this one was, those that were asked there most often first. */
  abstract together(questionId: string): Promise<readonly ListedQuestion[]>;
  /** Asks once for each submission key (idempotent). */
  abstract ask(company: string, draft: QuestionDraft): Promise<QuestionOutcome>;
  /** Takes back a question of one's own; the answers below it stay. */
  abstract remove(questionId: string): Promise<void>;
  /** Joins a question into another that asks the same: its answers and places go there, and its address leads there (moderators alone). */
  abstract merge(questionId: string, into: string): Promise<AskedQuestion>;
}
