import { benefitsFormUrl } from '#core/benefits/benefits-form-url.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { interviewFormUrl } from '#core/interviews/interview-form-url.ts';
import { photoFormUrl } from '#core/photos/photo-form-url.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { salaryFormUrl } from '#core/salaries/salary-form-url.ts';

/** The URL of the form in which each kind of contribution is begun, of a company where one is known. */
export const formOfKind: Readonly<Record<ContributionKind, (company?: string) => string>> = {
  review: (company) => reviewFormUrl({ company: company ?? null }),
  interview: (company) => interviewFormUrl({ company: company ?? null }),
  benefits: (company) => benefitsFormUrl({ company: company ?? null }),
  photo: (company) => photoFormUrl({ company: company ?? null }),
  salary: (company) => salaryFormUrl({ company: company ?? null }),
};
