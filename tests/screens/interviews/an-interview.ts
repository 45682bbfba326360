import type { Interview } from '#core/interviews/interview.ts';
import type { Named } from '#core/named.ts';

export const koyal: Named = { urlName: 'koyal-pay', name: 'Koyal Pay' };
export const engineer: Named = { urlName: 'software-engineer', name: 'Software Engineer' };
export const nurse: Named = { urlName: 'staff-nurse', name: 'Staff Nurse' };

let made = 0;

/** A story like any other, but for what the test cares about. */
export function anInterview(known: Partial<Interview> = {}): Interview {
  const interviewId = `i${String(++made).padStart(6, '0')}`;
  return {
    interviewId,
    company: koyal,
    designation: engineer,
    experience: 'experienced',
    outcome: 'rejected',
    source: 'referral',
    college: null,
    hardness: 'average',
    rounds: [
      {
        kind: 'technical',
        minutes: 60,
        hardness: 'hard',
        questions: [{ questionId: `q${made}`, slug: `how-does-a-cache-work-q${made}`, text: 'How does a cache work?' }],
      },
      { kind: 'hr', minutes: null, hardness: null, questions: [] },
    ],
    story: 'They were on time and asked about my own work.',
    tips: 'Read up on queues.',
    week: '2026-W40',
    helpfulCount: 0,
    isEdited: false,
    ...known,
  };
}

/** So many stories, of which `change` says what is another in each. */
export const interviewsOf = (count: number, change: (at: number) => Partial<Interview> = () => ({})): readonly Interview[] =>
  Array.from({ length: count }, (_, at) => anInterview(change(at)));
