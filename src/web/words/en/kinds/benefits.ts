import { fewestContributors } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import { figureStays } from '../figures/figure-stays.ts';
import { inWords } from '../figures/numbers.ts';

export const contributedBenefits = {
  of: (company: string) => `Benefits at ${company}`,
  unnamed: 'Benefits',
  states: { pending: 'Complete benefits', submitted: 'Benefits submitted', live: 'View benefits', rejected: 'Edit benefits' },
  waits: 'Your answers are not counted yet. They will count within three days of when you sent them, or once a moderator has read your note.',
  gone: 'These answers no longer exist. You cannot open or change them.',
  removeTitle: 'Delete these answers?',
  removeBecause: `Your answers and your note are deleted for good. ${figureStays}`,
  sent: 'Your answers are on their way',
  // Promise F-02
  when: 'They will count within three days, together with others; they are never shown alone. If a moderator reads your note first, it may take longer.',
  see: (company: string) => `Benefits at ${company}`,
  another: 'Share benefits of another company',
  // Promise F-02
  notCounted: 'Your answers are not counted; only your note is shown.',
  // Promise F-02
  uncounted: {
    unproven: 'Your note is shown, but your answers are not counted, because you have not confirmed a work or college email.',
    used: 'Only one list of benefits a year counts. The note of this one is shown, but its answers are not counted.',
  },
  prompt: {
    title: 'Say which benefits you get',
    text: `Yes or no, on one page. Shown only as totals of ${inWords(fewestContributors)} people or more, never yours alone.`,
  },
  answers: (yes: number, no: number) => `${grouped(yes)} yes, ${grouped(no)} no`,
};
