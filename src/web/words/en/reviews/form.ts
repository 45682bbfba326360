import { fewestContributors } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import { shortestReviewText, type Buyout, type ReviewTextProblem } from '#core/reviews/review-draft.ts';
import type { ReviewStep } from '#core/reviews/review-form.ts';
import { longestReviewText, longestReviewTitle } from '#core/reviews/review.ts';
import { inWords } from '../figures/numbers.ts';
import { numberSaid } from '../figures/number-said.ts';

export const words = {
  title: 'Review a company',
  // Promise F-07
  description: 'Say what it is like to work there. You can change your review later from this device. It is not linked to any account.',
  heading: (company: string) => (company ? `Your review of ${company}` : 'Review a company'),
  change: (company: string) => `Edit your review of ${company}`,
  send: 'Send the review',
  before: (company: string) => `You have already reviewed ${company} from this device.`,
  toBefore: 'See that review',
  invited: 'You opened the employer’s link. Readers will see that it invited you.',
  gone: 'You cannot change this review from this device.',
  goneBecause: 'A review can only be changed on the device where it was written. It may also have been deleted.',

  steps: {
    company: 'Which company?',
    stars: 'How is it overall?',
    parts: 'Rate each part',
    likes: 'What is good there?',
    dislikes: 'What is not good?',
    job: 'What do you do there?',
    leaving: 'What is leaving like?',
    send: 'This is what everyone will see',
  } satisfies Record<ReviewStep, string>,
  works: 'Do you work there now?',
  worksNow: 'Yes, now',
  worksLeft: 'No, I left',
  noStars: 'Choose one of the five.',
  partsHint: 'Skip what you cannot rate.',
  notSaid: 'Prefer not to say',
  takeBack: 'Remove rating',
  likesHint: `At least ${shortestReviewText} characters. What would you tell a friend who has an offer?`,
  dislikesHint: `At least ${shortestReviewText} characters. Leave out names: people, clients, projects.`,
  left: (letters: number) => `${grouped(letters)} more characters needed`,
  textProblems: {
    missing: 'Write a few words. One honest line helps.',
    short: `A little more: at least ${shortestReviewText} characters.`,
    long: `At most ${grouped(longestReviewText)} characters.`,
  } satisfies Record<ReviewTextProblem, string>,
  jobHint: `All of this is optional. We show your job, city or employment only once ${fewestContributors} people have the same. If nobody else there has your job, people may guess that it is you.`,
  designation: 'Designation',
  city: 'City',
  employment: 'Employment',
  leavingHint: 'All of this is optional. We only show your answers added up with many others, never next to your review.',
  bond: 'Did you sign a bond?',
  bondYes: 'Yes',
  bondNo: 'No',
  bondRupees: 'For how many rupees',
  bondMonths: 'For how many months',
  noticeDays: 'Notice period in days',
  noticeHint: 'As in your offer letter: 30, 60, 90.',
  buyout: 'Can you pay instead of serving notice (buyout)?',
  buyouts: { yes: 'Yes', no: 'No', 'not-asked': 'I did not ask' } satisfies Record<Buyout, string>,
  relievingDays: 'Days until the relieving letter',
  settlementDays: 'Days until the final settlement',
  daysHint: 'Counted from your last working day.',
  withheld: 'Did they hold back money or papers?',
  withheldYes: 'Yes',
  withheldNo: 'No',
  numbers: numberSaid,
  reviewTitle: 'Headline',
  titleLong: `At most ${longestReviewTitle} characters.`,
  titleHint: 'Such as: Good teams, slow promotions.',
  lead: 'Your boss, too. Nothing else is shown with it.',
  readOver: 'Your review as others see it',
  // Promise F-02
  waiting: {
    title: 'Not shown yet:',
    because: `until ${inWords(fewestContributors)} new reviews share it. Until then it could point at you.`,
    uncounted: 'because this review does not count.',
  },
  asBefore: 'Of your job, the same is shown as now.',
  // Promise F-07
  key: 'You can change or delete your review later, but only from this device. It is not linked to any account, and we cannot look up whose it is.',
  // Promise F-17
  delay: 'Your review is published within three days, at a random hour. Readers see the week, never the day.',
  changeable: 'If you clear this site’s data, you can no longer change or delete your review, or answer a moderator.',
  couldNotLoad: 'Your review could not be loaded.',
};

export type ReviewFormWords = typeof words;
