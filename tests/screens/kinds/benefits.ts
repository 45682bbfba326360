import { screens } from '#core/navigation/screens.ts';
import * as benefitsForm from '#web/app/benefits/benefits-form-wiring.ts';
import { contributedAt, type ShownKind } from './shown-kind.ts';

const reportedBenefits = {
  answers: [
    { benefit: 'gratuity', said: 'no' },
    { benefit: 'cab', said: 'yes' },
  ],
  note: { benefit: 'cab', text: 'After nine.' },
} as const;

export const shownBenefits: ShownKind = {
  form: [benefitsForm, screens.benefitsForm],
  send: async ({ benefits }) => (await benefits.send(contributedAt, reportedBenefits)).benefitsId,
  heading: 'Benefits at Koyal Pay',
  submitted: 'Benefits submitted',
  said: ['After nine.', '1 yes, 1 no'],
  change: (id) => `/contribute/company-benefits?rid=${id}`,
  page: () => ['View benefits', '/benefits/koyal-pay-benefits/cab'],
  question: 'Delete these answers?',
  because: 'Your answers and your note are deleted for good.',
  gone: 'These answers no longer exist. You cannot open or change them.',
  takenDown: ['note', 'Edit benefits'],
  offer: 'Say which benefits you get',
  offeredNext: 'Review a company',
  next: {
    heading: 'Your answers are on their way',
    when: 'they are never shown alone.',
    see: ['Benefits at Koyal Pay', '/benefits/koyal-pay-benefits'],
  },
};
