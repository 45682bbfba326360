import type { QuestionList } from '#core/questions/questions.ts';

/** Scope of a count, which covers its list's company or job only. */
export const askedWhere = (list: QuestionList): { readonly isHere: boolean; readonly isForJob: boolean } => ({
  isHere: isOfCompany(list),
  isForJob: list.of === 'designation' || (list.of === 'company' && list.designation !== null),
});

export const isOfCompany = ({ of }: QuestionList): boolean => of === 'company' || of === 'asked';
