import type { QuestionList } from '#core/questions/questions.ts';

/** Of whom the number beside a question is, for it counts the stories of its list alone: those of one company, and those of one job. */
export const askedWhere = (list: QuestionList): { readonly isHere: boolean; readonly isForJob: boolean } => ({
  isHere: isOfCompany(list),
  isForJob: list.of === 'designation' || (list.of === 'company' && list.designation !== null),
});

/** Whether a list is of one company. */
export const isOfCompany = ({ of }: QuestionList): boolean => of === 'company' || of === 'asked';
