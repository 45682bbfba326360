import { questionSlug } from '#core/questions/question-slug.ts';
import type { KnownQuestion } from './shown-questions.ts';
import { engineer, koyal } from '../interviews/an-interview.ts';

let made = 0;

/** A question like any other, but for what the test cares about. */
export function aQuestion(known: Partial<KnownQuestion> = {}): KnownQuestion {
  const questionId = known.questionId ?? `q${String(++made).padStart(6, '0')}`;
  const text = known.text ?? 'What is a deadlock?';
  return {
    questionId,
    slug: questionSlug(text, questionId),
    text,
    company: koyal,
    designation: engineer,
    author: null,
    isMine: false,
    week: '2026-W40',
    askedCount: 1,
    companiesCount: new Set(known.places?.map(({ company }) => company.urlName) ?? [koyal.urlName]).size,
    answersCount: 0,
    skills: [],
    places: [{ company: koyal, designation: engineer, round: 'technical', week: '2026-W40' }],
    lockedFor: null,
    bestAnswer: null,
    ...known,
  };
}

/** So many questions, of which `change` says what is another in each. */
export const questionsOf = (count: number, change: (at: number) => Partial<KnownQuestion> = () => ({})): readonly KnownQuestion[] =>
  Array.from({ length: count }, (_, at) => aQuestion({ text: `What is question ${at + 1} of them?`, ...change(at) }));
