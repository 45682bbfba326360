import { urlNameIn } from '../navigation/screens.ts';
import type { SearchAnswer } from './search-answer.ts';

export const answeredCompany = ({ type, path }: Pick<SearchAnswer, 'type' | 'path'>): string | undefined =>
  type === 'COMPANY' ? urlNameIn(path.split('/').at(-1) ?? '', 'overview') : undefined;
