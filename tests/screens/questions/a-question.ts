import type { QuestionDraft } from '#core/questions/questions.ts';
import { questionSlug } from '#core/questions/question-slug.ts';
import { aCompany, koyal } from '#tests/companies.ts';
import { FakeQuestions, QuestionBackend, type KeptQuestion } from '#tests/fakes/questions/fake-questions.ts';
import { aKnownPlace, aKnownQuestion, type KnownPlace } from '#tests/questions.ts';
import { engineer, nurse } from '../interviews/an-interview.ts';

export const pravaha = aCompany({ urlName: 'pravaha', name: 'Pravaha' });

export const placesOf = (count: number, known: Partial<KnownPlace> = {}): readonly KnownPlace[] =>
  Array.from({ length: count }, () => aKnownPlace({ companyId: koyal.companyId, designation: engineer.name, ...known }));

export const aQuestion = (known: Partial<KeptQuestion> = {}): KeptQuestion => ({
  ...aKnownQuestion({ companyId: koyal.companyId, designation: engineer.name, text: 'What is a deadlock?', places: placesOf(1) }),
  ...known,
});

/** Question asked by a member, in no interview. */
export const byMember = { isAsked: false, places: [] } as const;

/** Own question of the reader. */
export const own = { ...byMember, draft: { submissionKey: 'own', text: '', designationId: null, profileType: 'ANONYMOUS' } satisfies QuestionDraft } as const;

export const answersOf = (count: number): KeptQuestion['answers'] => Array.from({ length: count }, () => ({ content: 'Two wait for each other.', upVotes: 3 }));

export const slugOfQuestion = ({ text, questionId }: KeptQuestion): string => questionSlug(text, questionId);

export const questionsOf = (count: number, change: (at: number) => Partial<KeptQuestion> = () => ({})): readonly KeptQuestion[] =>
  Array.from({ length: count }, (_, at) => aQuestion({ text: `What is question ${at + 1} of them?`, ...change(at) }));

export const shownQuestions = (questions: readonly KeptQuestion[] = [], reader?: 'member' | 'moderator'): FakeQuestions =>
  new FakeQuestions(new QuestionBackend([koyal, pravaha], questions, { jobs: [engineer.name, nurse.name], skills: ['Java', 'SQL'] }), reader);
