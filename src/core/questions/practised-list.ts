import type { Named } from '../named.ts';
import { hrSubjectsOf } from './hr-subjects.ts';
import type { AskedQuestion } from './question.ts';
import type { QuestionList } from './questions.ts';

type Practised = Pick<AskedQuestion, 'text' | 'company' | 'jobs' | 'skills' | 'companiesCount'>;

/** Prefers the company's list. A question of several companies uses its HR subject, top job or skill. */
export function practisedList({ text, company, jobs, skills, companiesCount }: Practised): QuestionList | null {
  if (companiesCount <= 1) return { of: 'company', company: company.urlName, designation: null };
  const [subject] = hrSubjectsOf(text);
  if (subject !== undefined) return { of: 'hr', subject };
  return listOf(jobs, (designation) => ({ of: 'designation', designation })) ?? listOf(skills, (skill) => ({ of: 'skill', skill }));
}

const listOf = ([first]: readonly Named[], of: (urlName: string) => QuestionList): QuestionList | null => (first ? of(first.urlName) : null);
