import type { Named } from '../named.ts';
import type { RoundKind } from '../interviews/interview.ts';
import type { ModerationRule } from '../moderation/moderation-outcome.ts';
import type { Author } from '../personas/author.ts';

export interface QuestionPlace {
  readonly company: Named;
  readonly designation: Named | null;
  readonly round: RoundKind;
  /** Week in which its story came out, such as `2026-W47`. */
  readonly week: string;
}

export const mostCountedCompanies = 100;

/** Enough for a list to say whether several companies ask a question. */
export const mostListedCompanies = 2;

export interface CompanyQuestion {
  readonly questionId: string;
  readonly slug: string;
  readonly text: string;
  /** Company it is about, or where it was first asked. */
  readonly company: Named;
  readonly designation: Named | null;
  /** Null for an interview question, which no persona wrote. */
  readonly author: Author | null;
  readonly isMine: boolean;
  readonly week: string;
  /** Number of stories with it, within the list or overall. */
  readonly askedCount: number;
  /** Counts up to `mostCountedCompanies`, or `mostListedCompanies` in a list. */
  readonly companiesCount: number;
  readonly answersCount: number;
  readonly skills: readonly Named[];
}

export interface AskedQuestion extends CompanyQuestion {
  readonly places: readonly QuestionPlace[];
  /** Most often asked first. */
  readonly jobs: readonly Named[];
  readonly lockedFor: ModerationRule | null;
}

export const mostQuestionPlaces = 10;

/** Limits both jobs shown and questions asked together with it. */
export const mostQuestionJobs = 6;
export const mostAskedTogether = 3;

/** Hides the tab of a skill without questions. */
export interface SkillTabs {
  readonly skill: Named;
  readonly questionsCount: number;
}

export const mostQuestionTopics = 12;

export interface QuestionTopics {
  readonly designations: readonly Named[];
  readonly skills: readonly Named[];
}

export interface ListedQuestion extends CompanyQuestion {
  readonly bestAnswer: string | null;
}

export interface TopQuestionsMeta {
  readonly company: Named;
  readonly designation: Named | null;
  readonly questionsCount: number;
  readonly interviewsCount: number;
  readonly designations: readonly (Named & { readonly questionsCount: number })[];
}
