import type { Named } from '../named.ts';
import type { RoundKind } from '../interviews/interview.ts';
import type { ModerationRule } from '../moderation/moderation-outcome.ts';
import type { Author } from '../personas/author.ts';

/** A place where a question was asked in an interview. */
export interface QuestionPlace {
  readonly company: Named;
  readonly designation: Named | null;
  readonly round: RoundKind;
  /** The week in which its story came out, such as `2026-W47`. */
  readonly week: string;
}

/** As far as the companies that ask a question are counted. */
export const mostCountedCompanies = 100;

/** As far as they are counted in a list, which says whether there are several. */
export const mostListedCompanies = 2;

/** A question that was asked in interviews, or that someone asks of those who know a company. */
export interface CompanyQuestion {
  readonly questionId: string;
  /** Its name in URLs: the words of the question, and its id behind them. */
  readonly slug: string;
  readonly text: string;
  /** The company it is about, or where it was asked first. */
  readonly company: Named;
  readonly designation: Named | null;
  /** Who asks; null for a question of an interview, which no persona wrote. */
  readonly author: Author | null;
  readonly isMine: boolean;
  /** The week in which it came out. */
  readonly week: string;
  /** In how many stories it is there: in a list those of the list alone, and by itself all. */
  readonly askedCount: number;
  /** At how many companies it was asked in interviews, counted to `mostCountedCompanies`; in a list to `mostListedCompanies`. */
  readonly companiesCount: number;
  readonly answersCount: number;
  /** The skills that its words name. */
  readonly skills: readonly Named[];
}

/** A question with the places where it was asked, newest first, and the jobs for which it was. */
export interface AskedQuestion extends CompanyQuestion {
  readonly places: readonly QuestionPlace[];
  /** The jobs for which it was asked, those for which it was asked most often first. */
  readonly jobs: readonly Named[];
  /** The rule for which a moderator has closed it for answers. */
  readonly lockedFor: ModerationRule | null;
}

/** The most places that are shown of a question. */
export const mostQuestionPlaces = 10;

/** The most jobs that are shown of a question, and the most questions that are asked together with it. */
export const mostQuestionJobs = 6;
export const mostAskedTogether = 3;

/** A skill, and how many questions are asked about it: without any it has no tab. */
export interface SkillTabs {
  readonly skill: Named;
  readonly questionsCount: number;
}

/** The most jobs, and the most skills, that lead on from the hub. */
export const mostQuestionTopics = 12;

/** What most questions are known of: jobs and skills, each with most questions first. */
export interface QuestionTopics {
  readonly designations: readonly Named[];
  readonly skills: readonly Named[];
}

/** A question as a list shows it: with the beginning of its best answer, so that much is read without opening it. */
export interface ListedQuestion extends CompanyQuestion {
  readonly bestAnswer: string | null;
}

/** What a page of top questions says above its list. */
export interface TopQuestionsMeta {
  readonly company: Named;
  readonly designation: Named | null;
  readonly questionsCount: number;
  readonly interviewsCount: number;
  /** The jobs whose questions are listed apart, most questions first. */
  readonly designations: readonly (Named & { readonly questionsCount: number })[];
}
