import { fewestContributors } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import { shortestReviewText, type Buyout, type ReviewTextProblem } from '#core/reviews/review-draft.ts';
import type { ReviewStep } from '#core/reviews/review-form.ts';
import { longestReviewText, longestReviewTitle } from '#core/reviews/review.ts';

/** Sentences of the form in which a review is written, in English. The type of every other language is the type of this one. */
export const words = {
  title: 'Review a company',
  // Promise F-07
  description: 'Say what it is like to work there. Your review has a key of its own, and no account is known to it.',
  heading: (company: string) => (company ? `Your review of ${company}` : 'Review a company'),
  change: (company: string) => `Change your review of ${company}`,
  send: 'Send the review',
  before: (company: string) => `You have reviewed ${company} from this device before.`,
  toBefore: 'See that review',
  invited: 'You came by a link of the employer. Readers will be told so.',
  gone: 'This review is not on this device.',
  goneBecause: 'Only the device that wrote a review can change it. It may also be deleted by now.',

  steps: {
    company: 'Which company?',
    stars: 'All in all, how is it?',
    parts: 'Part by part',
    likes: 'What is good there?',
    dislikes: 'What is not?',
    job: 'What do you do there?',
    leaving: 'How does one leave?',
    send: 'Read it once more',
  } satisfies Record<ReviewStep, string>,
  works: 'Are you there now?',
  worksNow: 'Yes, now',
  worksLeft: 'No, I left',
  noStars: 'Choose one of the five.',
  partsHint: 'Leave out what you cannot say.',
  notSaid: 'Not said',
  takeBack: 'Take back',
  likesHint: `At least ${shortestReviewText} letters. What would you tell a friend who has an offer?`,
  dislikesHint: `At least ${shortestReviewText} letters. Leave out names: people, clients, projects.`,
  left: (letters: number) => `${grouped(letters)} more letters`,
  textProblems: {
    missing: 'Say a few words. One honest line helps.',
    short: `A little more: at least ${shortestReviewText} letters.`,
    long: `At most ${grouped(longestReviewText)} letters.`,
  } satisfies Record<ReviewTextProblem, string>,
  jobHint: `All of it is optional. A part is shown only once ${fewestContributors} people share it. If nobody else there has your job, people who know that can still guess.`,
  designation: 'Designation',
  city: 'City',
  employment: 'Employment',
  leavingHint: 'All of it is optional. It is only ever shown as a sum of many people, never beside your review.',
  bond: 'Did you sign a bond?',
  bondYes: 'Yes',
  bondNo: 'No',
  bondRupees: 'For how many rupees',
  bondMonths: 'For how many months',
  noticeDays: 'Notice, in days',
  noticeHint: 'As it stands in your letter: 30, 60, 90.',
  buyout: 'Can notice be bought out?',
  buyouts: { yes: 'Yes', no: 'No', 'not-asked': 'I did not ask' } satisfies Record<Buyout, string>,
  relievingDays: 'Days until the relieving letter',
  settlementDays: 'Days until the final settlement',
  daysHint: 'Counted from your last working day.',
  withheld: 'Was anything withheld?',
  withheldYes: 'Yes',
  withheldNo: 'No',
  number: (most: number) => `Write a number up to ${grouped(most)}, or leave it out.`,
  reviewTitle: 'A line above it',
  titleLong: `At most ${longestReviewTitle} letters.`,
  titleHint: 'Such as: Good teams, slow promotions.',
  readOver: 'This is what everybody will read',
  // Promise F-07
  key: 'The review gets a key of its own, which stays on this device. No account is known to it, and we cannot look it up.',
  // Promise F-17
  delay: 'It comes out within three days, at an hour drawn at random. Readers see the week, never the day.',
  changeable: 'With that key you can change it, delete it and answer a moderator, from this device alone. Clearing the data of this site takes the key away.',
  couldNotLoad: 'Your review could not be fetched.',
};

export type ReviewFormWords = typeof words;
