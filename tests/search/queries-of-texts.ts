import { benefitsPath, hrQuestionsPath, skillQuestionsPath } from '#core/navigation/screens.ts';
import { typedAs, type TypedQuery } from './typed-query.ts';

/** Interview question by a word in it, with its list. */
const asked = (typed: string, title: string, ...lists: readonly string[]): TypedQuery => ({ typed, group: 'occurs', paths: ['/answers/', ...lists], title });

/** Words that occur in texts. A presumptuous search would correct them into a name. */
export const occurs: readonly TypedQuery[] = [
  asked('hashmap', 'How does a HashMap work inside?'),
  asked('idempotent', 'Explain REST, and what makes a call idempotent.'),
  asked('deadlock', 'What is a deadlock, and how do you avoid one?'),
  asked('git rebase', 'What does git rebase do?', skillQuestionsPath('git')),
  asked('closures javascript', 'Explain closures in JavaScript with an example.', skillQuestionsPath('javascript')),
  asked('second highest salary', 'Write a query for the second highest salary.', skillQuestionsPath('sql')),
  asked('parking lot design', 'Design a parking lot.'),
  asked('bond of two years', 'Will you sign a bond of two years?'),
  {
    typed: 'notice buyout',
    group: 'occurs',
    paths: ['/p/', '/communities/notice-period', hrQuestionsPath('notice')],
    title: 'Do you serve the full notice or buy it out?',
  },
  { typed: 'night shift cab', group: 'occurs', paths: ['/p/', '/communities/women-at-work'], title: 'Night shift cabs, does yours wait?' },
  ...typedAs('occurs', [
    ['work from home policy', '/communities/office-or-home'],
    ['wfh policy pravaha', benefitsPath('pravaha-cloudworks', 'work-from-home'), benefitsPath('pravaha-cloudworks')],
    ['badge swipe', '/communities/office-or-home'],
  ]),
];
