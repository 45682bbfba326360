import { urlNameIn } from '../navigation/screens.ts';
import type { SearchAnswer } from './search-answer.ts';

/** The name in URLs of the company whose page answers a query; nothing for an answer of another kind. */
export const answeredCompany = ({ type, path }: Pick<SearchAnswer, 'type' | 'path'>): string | undefined =>
  type === 'COMPANY' ? urlNameIn(path.split('/').at(-1) ?? '', 'overview') : undefined;
