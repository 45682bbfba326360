import { counted } from '../figures/counts.ts';

export const contributedInterview = {
  of: (company: string) => `An interview at ${company}`,
  unnamed: 'An interview',
  states: { pending: 'Complete interview', submitted: 'Interview submitted', live: 'View interview', rejected: 'Edit interview' },
  waits: 'Not published yet. It will be published within three days, or once a moderator has read it.',
  gone: 'This interview no longer exists. You cannot open or change it.',
  removeTitle: 'Delete this interview?',
  removeBecause: 'It is deleted for everyone, for good. Its questions are deleted too, except those that others answered or were also asked.',
  sent: 'Your interview is on its way',
  when: 'It will be published within three days. If a moderator reads it first, it may take longer; you can check here.',
  see: (company: string) => `Interviews at ${company}`,
  another: 'Share another interview',
  // Promise F-02
  notCounted: 'This interview is not counted in the figures.',
  // Promise F-02
  uncounted: {
    unproven: 'Your interview is shown but not counted in the figures, because you have not confirmed a work or college email.',
    used: 'Only one interview a year counts. This one is shown but not counted in the figures.',
  },
  prompt: { title: 'Share an interview', text: 'What was asked, round by round. It helps the next candidate.' },
  rounds: (count: number) => counted(count, 'round', 'rounds'),
  questions: (count: number) => counted(count, 'question', 'questions'),
};
