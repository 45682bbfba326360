import { makeAutoObservable } from 'mobx';
import type { CompanyBenefits } from '#core/benefits/benefit.ts';
import type { Benefits } from '#core/benefits/benefits.ts';
import type { InterviewFigures } from '#core/interviews/interview-figures.ts';
import type { Interviews } from '#core/interviews/interviews.ts';
import type { PhotoPage } from '#core/photos/photo.ts';
import type { Photos } from '#core/photos/photos.ts';
import type { ListedQuestion } from '#core/questions/question.ts';
import type { Questions } from '#core/questions/questions.ts';
import { everyReview } from '#core/reviews/review-search.ts';
import type { Review } from '#core/reviews/review.ts';
import type { Reviews } from '#core/reviews/reviews.ts';
import { everyCompanyPay } from '#core/salaries/pay-search.ts';
import type { Salaries } from '#core/salaries/salaries.ts';
import type { CompanyPay } from '#core/salaries/salary-figures.ts';
import { Request } from '../requests/request.ts';

/** How much of each list is on the overview; the page of each has all of it. */
const inSight = { reviews: 2, questions: 3, photos: 6 } as const;

/** What people say of a company, a little of each: its overview answers, and leads on. */
export class OverviewStore {
  urlName = '';
  readonly pay: Request<CompanyPay, [urlName: string]>;
  readonly reviews: Request<readonly Review[], [urlName: string]>;
  readonly interviews: Request<InterviewFigures, [urlName: string]>;
  readonly questions: Request<readonly ListedQuestion[], [urlName: string]>;
  readonly benefits: Request<CompanyBenefits, [urlName: string]>;
  readonly photos: Request<PhotoPage, [urlName: string]>;

  constructor(reviews: Reviews, salaries: Salaries, interviews: Interviews, questions: Questions, benefits: Benefits, photos: Photos) {
    this.pay = new Request((urlName) => salaries.ofCompany(urlName, everyCompanyPay));
    this.reviews = new Request(async (urlName) => (await reviews.list(urlName, everyReview, null, inSight.reviews)).items);
    this.interviews = new Request(async (urlName) => (await interviews.filters(urlName, null)).figures);
    this.questions = new Request(
      async (urlName) => (await questions.list({ of: 'company', company: urlName, designation: null }, null, inSight.questions)).items,
    );
    this.benefits = new Request((urlName) => benefits.ofCompany(urlName));
    this.photos = new Request((urlName) => photos.list(urlName, null, undefined, inSight.photos));
    makeAutoObservable(this, { pay: false, reviews: false, interviews: false, questions: false, benefits: false, photos: false });
  }

  /** Opens the overview of a company. The one that is open already is left as it is, but for what could not be read. */
  async open(urlName: string): Promise<void> {
    const isElsewhere = urlName !== this.urlName;
    this.urlName = urlName;
    const parts = [this.pay, this.reviews, this.interviews, this.questions, this.benefits, this.photos];
    await Promise.all(parts.map((part) => (isElsewhere ? part.send(urlName) : part.sendOnce(urlName))));
  }
}
