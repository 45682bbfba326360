import { companyFieldsProblem, emptyCompany, fieldsOfCompany, type CompanyFields } from '../contributions/company-fields.ts';
import {
  buyouts,
  exitKnownTo,
  mostBondMonths,
  mostBondRupees,
  mostNoticeDays,
  mostWaitDays,
  reviewProblems,
  type ExitFacts,
  type NewReview,
  type OwnReview,
  type ReviewDraft,
  type ReviewProblems,
} from './review-draft.ts';
import { typedNumber } from '../calculators/typed-number.ts';
import { employments } from '../careers/employment-kind.ts';
import { reviewCategories, starSteps, type ReviewCategory, type Stars } from './review.ts';

export const reviewSteps = {
  company: ['company'],
  stars: ['stars'],
  parts: [],
  likes: ['likes'],
  dislikes: ['dislikes'],
  job: [],
  leaving: ['bondRupees', 'bondMonths', 'noticeDays', 'relievingDays', 'settlementDays'],
  send: ['title'],
} as const satisfies Record<string, readonly (keyof ReviewFormProblems)[]>;

export type ReviewStep = keyof typeof reviewSteps;

export const exitNumbersAtMost = {
  bondRupees: mostBondRupees,
  bondMonths: mostBondMonths,
  noticeDays: mostNoticeDays,
  relievingDays: mostWaitDays,
  settlementDays: mostWaitDays,
} as const;

type ExitNumber = keyof typeof exitNumbersAtMost;

export interface ReviewFields extends CompanyFields, Readonly<Record<ReviewCategory | ExitNumber, string>>, Readonly<Record<string, string | boolean>> {
  readonly stars: string;
  readonly title: string;
  readonly likes: string;
  readonly dislikes: string;
  readonly works: string;
  readonly designationId: string;
  readonly designation: string;
  readonly cityId: string;
  readonly city: string;
  readonly employment: string;
  readonly hasBond: string;
  readonly buyout: string;
  readonly withheld: string;
  readonly isInvited: boolean;
}

const unrated = { workLife: '', salary: '', jobSecurity: '', growth: '', skills: '', culture: '', satisfaction: '' };
const notLeft = { bondRupees: '', bondMonths: '', noticeDays: '', relievingDays: '', settlementDays: '', hasBond: '', buyout: '', withheld: '' };
const noJob = { works: '', designationId: '', designation: '', cityId: '', city: '', employment: '' };

export const emptyReview: ReviewFields = {
  ...unrated,
  ...notLeft,
  ...noJob,
  ...emptyCompany,
  stars: '',
  title: '',
  likes: '',
  dislikes: '',
  isInvited: false,
};

export interface ReviewFormProblems extends ReviewProblems, Partial<Record<ExitNumber, 'number'>> {
  readonly company?: 'missing';
}

/** Adds to the server's rule checks for a missing company and invalid numbers. */
export function reviewFormProblems(fields: ReviewFields): ReviewFormProblems {
  const wrong = exitNumbers.filter((name) => typedNumber(fields[name], exitNumbersAtMost[name]) === undefined);
  return {
    ...companyFieldsProblem(fields),
    ...reviewProblems({ ...fields, stars: starsIn(fields.stars) }),
    ...Object.fromEntries(wrong.map((name) => [name, 'number'])),
  };
}

const exitNumbers: readonly ExitNumber[] = ['bondRupees', 'bondMonths', 'noticeDays', 'relievingDays', 'settlementDays'];

const starsIn = (text: string): Stars | null => starSteps.find((step) => String(step) === text) ?? null;

const yesOrNo = (text: string): boolean | null => (text === '' ? null : text === 'yes');

export function reviewOf(fields: ReviewFields): ReviewDraft {
  const given = reviewCategories.flatMap((category) => {
    const stars = starsIn(fields[category]);
    return stars === null ? [] : [[category, stars] as const];
  });
  const isCurrent = fields.works === '' ? null : fields.works === 'now';
  return {
    stars: starsIn(fields.stars) ?? 1,
    ratings: Object.fromEntries(given),
    title: fields.title.trim() || null,
    likes: fields.likes.trim(),
    dislikes: fields.dislikes.trim(),
    designationId: Number(fields.designationId) || null,
    cityId: Number(fields.cityId) || null,
    employment: employments.find((kind) => kind === fields.employment) ?? null,
    isCurrent,
    exit: exitOf(fields, isCurrent),
  };
}

export const newReviewOf = (fields: ReviewFields): NewReview => ({ ...reviewOf(fields), isInvited: fields.isInvited });

function exitOf(fields: ReviewFields, isCurrent: boolean | null): ExitFacts | null {
  const number = (name: ExitNumber) => typedNumber(fields[name], exitNumbersAtMost[name]) ?? null;
  const said = {
    bondRupees: fields.hasBond === 'no' ? 0 : number('bondRupees'),
    bondMonths: fields.hasBond === 'no' ? 0 : number('bondMonths'),
    noticeDays: number('noticeDays'),
    buyout: buyouts.find((kind) => kind === fields.buyout) ?? null,
    relievingDays: number('relievingDays'),
    settlementDays: number('settlementDays'),
    isWithheld: yesOrNo(fields.withheld),
  };
  const exit = exitKnownTo({ isCurrent, exit: said });
  return exit && Object.values(exit).every((fact) => fact === null) ? null : exit;
}

export function fieldsOfReview({ company, ratings, exit, ...own }: OwnReview): ReviewFields {
  const text = (value: number | string | null | undefined): string => (value === null || value === undefined ? '' : String(value));
  const given = Object.fromEntries(reviewCategories.map((category) => [category, text(ratings[category])]));
  return {
    ...emptyReview,
    ...given,
    ...fieldsOfCompany(company),
    stars: String(own.stars),
    title: own.title ?? '',
    likes: own.likes,
    dislikes: own.dislikes,
    works: own.isCurrent === null ? '' : own.isCurrent ? 'now' : 'left',
    designationId: text(own.designationId),
    designation: text(own.designation),
    cityId: text(own.cityId),
    city: text(own.city),
    employment: text(own.employment),
    ...(exit && {
      hasBond: exit.bondRupees === null && exit.bondMonths === null ? '' : exit.bondRupees === 0 ? 'no' : 'yes',
      ...Object.fromEntries(exitNumbers.map((name) => [name, text(exit[name])])),
      buyout: text(exit.buyout),
      withheld: exit.isWithheld === null ? '' : exit.isWithheld ? 'yes' : 'no',
    }),
  };
}
