import { contributedKind } from '../contributions/contributed-kind.ts';
import { benefits } from './benefits-tables.ts';

export const benefitsKind = contributedKind(benefits, {
  type: 'BENEFITS',
  itemKind: 'benefits',
  texts: ['note'],
  excerptOf: ['note', 'note'],
  summary: 'benefits',
});
