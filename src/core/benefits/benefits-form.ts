import { companyFieldsProblem, emptyCompany, fieldsOfCompany, type CompanyFields } from '../contributions/company-fields.ts';
import { benefitsInOrder, type Benefit } from './benefit.ts';
import { benefitsProblems, type BenefitAnswer, type BenefitsDraft, type BenefitsProblems, type OwnCompanyBenefits } from './benefits-draft.ts';

/** Possible answers on a benefit. Unknown is left out. */
export const benefitAnswers = ['yes', 'no'] as const satisfies readonly BenefitAnswer['said'][];

/** Form fields, with `answers` encoded by `answersKept`. */
export interface BenefitsFields extends CompanyFields, Readonly<Record<string, string | boolean>> {
  readonly answers: string;
  readonly note: string;
  readonly noteAbout: string;
}

export const emptyBenefits: BenefitsFields = { ...emptyCompany, answers: '', note: '', noteAbout: '' };

const kept = ({ benefit, said }: BenefitAnswer): string => `${benefit}:${said}`;

export const answersKept = (answers: readonly BenefitAnswer[]): string => answers.map(kept).join(' ');

/** Decodes answers in list order, once each, and skips unknown ones of older drafts. */
export function answersIn(text: string): readonly BenefitAnswer[] {
  const given = new Set(text.split(' '));
  return benefitsInOrder.flatMap((benefit) => {
    const said = benefitAnswers.find((answer) => given.has(kept({ benefit, said: answer })));
    return said === undefined ? [] : [{ benefit, said }];
  });
}

/** Replaces an answer, or removes it with null. */
export function withAnswer(text: string, benefit: Benefit, said: BenefitAnswer['said'] | null): string {
  const others = answersIn(text).filter((answer) => answer.benefit !== benefit);
  return answersKept(answersIn(answersKept(said === null ? others : [...others, { benefit, said }])));
}

export interface BenefitsFormProblems extends BenefitsProblems {
  readonly company?: 'missing';
  readonly noteAbout?: 'missing';
}

/** Server rule plus form errors: no company, or a note about nothing. */
export function benefitsFormProblems(fields: BenefitsFields): BenefitsFormProblems {
  const hasNote = fields.note.trim() !== '';
  return {
    ...companyFieldsProblem(fields),
    ...benefitsProblems({ answers: answersIn(fields.answers), note: hasNote ? { benefit: noteAbout(fields) ?? 'cab', text: fields.note } : null }),
    ...(hasNote && noteAbout(fields) === undefined && { noteAbout: 'missing' as const }),
  };
}

/** Requires a form without problems. */
export function benefitsOf(fields: BenefitsFields): BenefitsDraft {
  const [benefit, text] = [noteAbout(fields), fields.note.trim()];
  return { answers: answersIn(fields.answers), note: benefit === undefined || text === '' ? null : { benefit, text } };
}

export const fieldsOfBenefits = ({ company, answers, note }: OwnCompanyBenefits): BenefitsFields => ({
  ...fieldsOfCompany(company),
  answers: answersKept(answers),
  note: note?.text ?? '',
  noteAbout: note?.benefit ?? '',
});

const noteAbout = (fields: BenefitsFields): Benefit | undefined => benefitsInOrder.find((benefit) => benefit === fields.noteAbout);
