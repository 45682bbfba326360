import type { Named } from '../named.ts';
import { hrSubjectsOf } from './hr-subjects.ts';
import type { AskedQuestion } from './question.ts';
import type { QuestionList } from './questions.ts';

type Practised = Pick<AskedQuestion, 'text' | 'company' | 'jobs' | 'skills' | 'companiesCount'>;

/**
 * The list by which a question is practised: that of its company. One that several companies ask is none of the first one's, and is practised with those of its subject,
 * of the job it is asked for most often, or of its skill; with none where nothing of these is known.
 */
export function practisedList({ text, company, jobs, skills, companiesCount }: Practised): QuestionList | null {
  if (companiesCount <= 1) return { of: 'company', company: company.urlName, designation: null };
  const [subject] = hrSubjectsOf(text);
  if (subject !== undefined) return { of: 'hr', subject };
  return listOf(jobs, (designation) => ({ of: 'designation', designation })) ?? listOf(skills, (skill) => ({ of: 'skill', skill }));
}

const listOf = ([first]: readonly Named[], of: (urlName: string) => QuestionList): QuestionList | null => (first ? of(first.urlName) : null);
