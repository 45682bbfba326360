import type { Page } from '../page.ts';
import type { ProfileType } from '../personas/profile-type.ts';
import type { Refused } from '../content/post-limits.ts';
import type { AskedQuestion, ListedQuestion, QuestionTopics, SkillTabs, TopQuestionsMeta } from './question.ts';

export type QuestionList =
  | { readonly of: 'company'; readonly company: string; readonly designation: string | null }
  | { readonly of: 'asked'; readonly company: string }
  | { readonly of: 'designation'; readonly designation: string }
  | { readonly of: 'skill'; readonly skill: string }
  | { readonly of: 'hr'; readonly subject: string | null };

export const everyHrSubject = 'all';

export interface QuestionDraft {
  readonly submissionKey: string;
  readonly text: string;
  readonly designationId: number | null;
  readonly profileType: ProfileType;
}

export type QuestionOutcome = { readonly question: AskedQuestion } | Refused;

/** Interview questions and members' questions, whose answers are comments below them. */
export abstract class Questions {
  /** Puts answered and often asked questions first, but members' questions newest first. */
  abstract list(list: QuestionList, after?: string | null, pageSize?: number): Promise<Page<ListedQuestion>>;
  abstract topMeta(company: string, designation: string | null): Promise<TopQuestionsMeta>;
  abstract skillTabs(skill: string): Promise<SkillTabs>;
  abstract topics(): Promise<QuestionTopics>;
  /** Returns the target of a merged question, recognisable by its id. */
  abstract one(questionId: string): Promise<AskedQuestion>;
  abstract alike(text: string): Promise<readonly ListedQuestion[]>;
  /** Questions from the newest stories that share this one, most frequent first. */
  abstract together(questionId: string): Promise<readonly ListedQuestion[]>;
  /** Asks once for each submission key (idempotent). */
  abstract ask(company: string, draft: QuestionDraft): Promise<QuestionOutcome>;
  /** Takes back one's own question, leaving the answers below it. */
  abstract remove(questionId: string): Promise<void>;
  /** Moves answers and places into another question and redirects its address (moderators only). */
  abstract merge(questionId: string, into: string): Promise<AskedQuestion>;
}
