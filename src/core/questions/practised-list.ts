import { hrSubjectsOf } from './hr-subjects.ts';
import type { CompanyQuestion } from './question.ts';
import type { QuestionList } from './questions.ts';

/**
 * The list by which a question is practised: that of its company. One that several companies ask is none of the first one's, and is practised with those of its skill or of
 * its subject, if it has any.
 */
export function practisedList({
  text,
  company,
  skills,
  companiesCount,
}: Pick<CompanyQuestion, 'text' | 'company' | 'skills' | 'companiesCount'>): QuestionList {
  const ofCompany = { of: 'company', company: company.urlName, designation: null } as const;
  if (companiesCount <= 1) return ofCompany;
  const [[skill], [subject]] = [skills, hrSubjectsOf(text)];
  if (skill) return { of: 'skill', skill: skill.urlName };
  return subject === undefined ? ofCompany : { of: 'hr', subject };
}
