import type { InterviewDraft } from '#core/interviews/interview-draft.ts';

export const reportedInterview: InterviewDraft = {
  designationId: null,
  experience: 'experienced',
  outcome: 'offered',
  source: 'referral',
  collegeId: null,
  hardness: 'hard',
  rounds: [
    { kind: 'technical', minutes: 60, hardness: 'hard', waitDays: 7, hasFeedback: true, questions: ['What is a mutex?', 'Why is it slow?'] },
    { kind: 'hr', minutes: null, hardness: null, waitDays: 0, hasFeedback: false, questions: [] },
  ],
  story: 'Two people sat there, and both had read what I had sent.',
  tips: 'Read their blog first.',
  unpaidHours: 12,
  offer: { letterDays: 9, joiningDays: 40, movedDays: 14, end: 'revoked' },
};
