import { screens } from '#core/navigation/screens.ts';
import * as interviewForm from '#web/app/interviews/interview-form-wiring.ts';
import { reportedInterview } from '#tests/ports/interviews/contributed-interviews.ts';
import { contributedAt, type ShownKind } from './shown-kind.ts';

export const shownInterview: ShownKind = {
  form: [interviewForm, screens.interviewForm],
  send: async ({ interviews }) => (await interviews.send(contributedAt, reportedInterview)).interviewId,
  heading: 'An interview at Koyal Pay',
  submitted: 'Interview submitted',
  said: [reportedInterview.story, '2 rounds', '2 questions'],
  change: (id) => `/contribute/interview-story?rid=${id}&step=send`,
  page: (id) => ['View interview', `/interviews/story/${id}`],
  question: 'Delete this interview?',
  because: 'except those that others answered or were also asked.',
  gone: 'This interview no longer exists. You cannot open or change it.',
  takenDown: ['interview', 'Edit interview'],
  offer: 'Share an interview',
  offeredNext: 'Add photos',
  next: {
    heading: 'Your interview is on its way',
    when: 'It will be published within three days.',
    see: ['Interviews at Koyal Pay', '/interviews/koyal-pay-interview-questions'],
  },
};
