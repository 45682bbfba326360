import { companyFieldsProblem, emptyCompany, fieldsOfCompany, type CompanyFields } from '../contributions/company-fields.ts';
import { benefitsInOrder, type Benefit } from './benefit.ts';
import { benefitsProblems, type BenefitAnswer, type BenefitsDraft, type BenefitsProblems, type OwnCompanyBenefits } from './benefits-draft.ts';

/** What can be said of a benefit. What is left out is not known. */
export const benefitAnswers = ['yes', 'no'] as const satisfies readonly BenefitAnswer['said'][];

/** Benefits as their form holds them. `answers` is the list of answers as `answersKept` makes it; of a note it is said which benefit it is about. */
export interface BenefitsFields extends CompanyFields, Readonly<Record<string, string | boolean>> {
  readonly answers: string;
  readonly note: string;
  readonly noteAbout: string;
}

export const emptyBenefits: BenefitsFields = { ...emptyCompany, answers: '', note: '', noteAbout: '' };

const kept = ({ benefit, said }: BenefitAnswer): string => `${benefit}:${said}`;

/** The answers as the form and its draft on the device hold them. */
export const answersKept = (answers: readonly BenefitAnswer[]): string => answers.map(kept).join(' ');

/** The answers of a form, each benefit once, in the order of the list. What is there beside them is passed over: a draft may be of an older list. */
export function answersIn(text: string): readonly BenefitAnswer[] {
  const given = new Set(text.split(' '));
  return benefitsInOrder.flatMap((benefit) => {
    const said = benefitAnswers.find((answer) => given.has(kept({ benefit, said: answer })));
    return said === undefined ? [] : [{ benefit, said }];
  });
}

/** The answers with another one in place of what was said of a benefit; null takes it back. */
export function withAnswer(text: string, benefit: Benefit, said: BenefitAnswer['said'] | null): string {
  const others = answersIn(text).filter((answer) => answer.benefit !== benefit);
  return answersKept(answersIn(answersKept(said === null ? others : [...others, { benefit, said }])));
}

/** What is to be put right in the form, by field. */
export interface BenefitsFormProblems extends BenefitsProblems {
  readonly company?: 'missing';
  readonly noteAbout?: 'missing';
}

/** The rule that the server keeps as well, and beside it what only a form can have wrong: no company, and a note about nothing. */
export function benefitsFormProblems(fields: BenefitsFields): BenefitsFormProblems {
  const hasNote = fields.note.trim() !== '';
  return {
    ...companyFieldsProblem(fields),
    ...benefitsProblems({ answers: answersIn(fields.answers), note: hasNote ? { benefit: noteAbout(fields) ?? 'cab', text: fields.note } : null }),
    ...(hasNote && noteAbout(fields) === undefined && { noteAbout: 'missing' as const }),
  };
}

/** The benefits of a form that has no problems. */
export function benefitsOf(fields: BenefitsFields): BenefitsDraft {
  const [benefit, text] = [noteAbout(fields), fields.note.trim()];
  return { answers: answersIn(fields.answers), note: benefit === undefined || text === '' ? null : { benefit, text } };
}

/** The fields of benefits that stand, to be changed. */
export const fieldsOfBenefits = ({ company, answers, note }: OwnCompanyBenefits): BenefitsFields => ({
  ...fieldsOfCompany(company),
  answers: answersKept(answers),
  note: note?.text ?? '',
  noteAbout: note?.benefit ?? '',
});

const noteAbout = (fields: BenefitsFields): Benefit | undefined => benefitsInOrder.find((benefit) => benefit === fields.noteAbout);
