import { contributedKind } from '../contributions/contributed-kind.ts';
import { moveCounted } from '../crowds/counted-answers.ts';
import { benefits } from './benefits-tables.ts';

export const benefitsKind = contributedKind(benefits, {
  type: 'BENEFITS',
  itemKind: 'benefits',
  texts: ['note'],
  excerptOf: ['note', 'note'],
  summary: 'benefits',
  beforeMove: (transaction, from, into) => moveCounted(transaction, 'benefits', 'benefit_figure', from, into),
});
