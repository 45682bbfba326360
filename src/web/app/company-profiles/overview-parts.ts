import { routes as benefits } from '#contract/generated/benefits.ts';
import { routes as interviews } from '#contract/generated/interviews.ts';
import { routes as photos } from '#contract/generated/photos.ts';
import { routes as review } from '#contract/generated/review.ts';
import { routes as salary } from '#contract/generated/salary.ts';
import { Benefits } from '#core/benefits/benefits.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { Photos } from '#core/photos/photos.ts';
import { Questions } from '#core/questions/questions.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { httpBenefits } from '#web/adapters/benefits/http-benefits.ts';
import { httpInterviews } from '#web/adapters/interviews/http-interviews.ts';
import { httpPhotos } from '#web/adapters/photos/http-photos.ts';
import { httpQuestions } from '#web/adapters/questions/http-questions.ts';
import { httpReviews } from '#web/adapters/reviews/http-reviews.ts';
import { httpSalaries } from '#web/adapters/salaries/http-salaries.ts';
import { overHttp } from '../container/bind.ts';

/** What the overview of a company asks of what people say. */
export const overviewParts = [
  overHttp(Reviews, httpReviews, review),
  overHttp(Salaries, httpSalaries, salary),
  overHttp(Interviews, httpInterviews, interviews),
  overHttp(Questions, httpQuestions, interviews),
  overHttp(Benefits, httpBenefits, benefits),
  overHttp(Photos, httpPhotos, photos),
];
