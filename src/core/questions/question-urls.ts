import { askedIn, urlNameAsked } from '../navigation/query-values.ts';
import { askedQuestionsPath, designationQuestionsPath, hrQuestionsPath, screens, skillQuestionsPath, topQuestionsPath } from '../navigation/screens.ts';
import { withPairs } from '../navigation/url.ts';
import { hrSubjectNamed } from './hr-subjects.ts';
import type { QuestionList } from './questions.ts';

type Query = Iterable<readonly [string, string]>;

function pathOf(list: QuestionList): string {
  switch (list.of) {
    case 'company':
      return topQuestionsPath(list.company, list.designation);
    case 'asked':
      return askedQuestionsPath(list.company);
    case 'designation':
      return designationQuestionsPath(list.designation);
    case 'skill':
      return skillQuestionsPath(list.skill);
    case 'hr':
      return hrQuestionsPath(list.subject);
  }
}

export const questionListUrl = (list: QuestionList, from?: string | null): string => withPairs(pathOf(list), { cursor: from ?? undefined });

/** Defaults to HR questions when the query names no list. */
export function practisedListFromUrl(query: Query): QuestionList {
  const asked = askedIn(query);
  const [company, designation, skill] = [urlNameAsked(asked('company')[0]), urlNameAsked(asked('designation')[0]), urlNameAsked(asked('skill')[0])];
  if (company !== null) return { of: 'company', company, designation };
  if (designation !== null) return { of: 'designation', designation };
  if (skill !== null) return { of: 'skill', skill };
  return { of: 'hr', subject: hrSubjectNamed(asked('subject')[0] ?? '') ?? null };
}

export function practiceUrl(list: QuestionList): string {
  switch (list.of) {
    case 'company':
      return withPairs(screens.practice, { company: list.company, designation: list.designation ?? undefined });
    case 'asked':
      return withPairs(screens.practice, { company: list.company });
    case 'designation':
      return withPairs(screens.practice, { designation: list.designation });
    case 'skill':
      return withPairs(screens.practice, { skill: list.skill });
    case 'hr':
      return withPairs(screens.practice, { subject: list.subject ?? undefined });
  }
}
