import type { Named } from '#core/named.ts';
import { asNamed, koyal } from '#tests/companies.ts';
import { FakeInterviews } from '#tests/fakes/interviews/fake-interviews.ts';
import { aKnownInterview, aRound, type KnownInterview } from '#tests/interviews.ts';

export const engineer: Named = asNamed('Software Engineer');
export const nurse: Named = asNamed('Staff Nurse');

export const anInterview = (known: Partial<KnownInterview> = {}): KnownInterview =>
  aKnownInterview({
    companyId: koyal.companyId,
    designation: engineer.name,
    outcome: 'rejected',
    source: 'referral',
    rounds: [aRound({ minutes: 60, hardness: 'hard', questions: ['How does a cache work?'] }), aRound({ kind: 'hr', minutes: null, hardness: null })],
    tips: 'Read up on queues.',
    ...known,
  });

export const interviewsOf = (count: number, change: (at: number) => Partial<KnownInterview> = () => ({})): readonly KnownInterview[] =>
  Array.from({ length: count }, (_, at) => anInterview(change(at)));

export const shownInterviews = (stories: readonly KnownInterview[] = []): FakeInterviews => new FakeInterviews([koyal], stories);
