import type { Stars } from '#core/reviews/review.ts';
import type { DemoCompany } from '../companies/demo-company.ts';
import { Random } from '../random.ts';
import { burstTexts } from './burst-texts.ts';
import { composeReview, writerAt, type Reviewed, type ReviewWish } from './compose-review.ts';
import { plainTitlesAt } from './compose-title.ts';
import type { DemoReview } from './demo-review.ts';
import { employerFacts } from './employer-facts.ts';
import { plantedReviews } from './planted-reviews.ts';
import { slotsOf } from './slots.ts';
import { CompanySaid, spoken } from './speech.ts';
import { wordings } from './wordings.ts';

/** Reviews to the company's count, planted ones first. */
export function* composeReviews(seed: number, company: DemoCompany, place: number): Generator<DemoReview, void> {
  const employer = employerFacts(seed, place, company);
  const reviewed: Reviewed = { company, employer, said: new CompanySaid(), plain: plainTitlesAt(place) };
  const planting = plantedReviews.find((planted) => planted.place === place)?.planting;
  for (let turn = 0; turn < company.reviewsCount; turn++) {
    const random = new Random(seed, place, `review ${turn}`);
    if (planting?.kind === 'burst' && turn < planting.reviews) yield burstReview(reviewed, random, planting.weeksAgo, turn);
    else if (planting?.kind === 'wave' && turn < planting.reviews) yield composeReview(reviewed, random, invited(random, planting.weeksAgo));
    else yield composeReview(reviewed, random);
  }
}

const invited = (random: Random, weeksAgo: number): ReviewWish => ({
  isInvited: true,
  weeksAgo: weeksAgo + random.between(0, 1),
  stars: random.among<Stars>([3, 4, 4, 4, 5, 5]),
});

/** Review of a burst, every second one nearly the same. */
function burstReview(reviewed: Reviewed, random: Random, weeksAgo: number, turn: number): DemoReview {
  const { writer, ...shown } = writerAt(reviewed, random, { stars: 5, weeksAgo, isInvited: turn % 10 === 0 });
  const slots = slotsOf(writer.speaker);
  const say = (from: typeof burst.titles): string => reviewed.said.draw(() => spoken(from, random, slots));
  const isAlike = turn % 2 === 0;
  return {
    ...shown,
    exit: null,
    isCurrent: true,
    helpful: 0,
    stars: 5,
    ratings: { workLife: 5, salary: 5, jobSecurity: 5, growth: 5, skills: 5, culture: 5, satisfaction: 5 },
    title: random.chance(0.7) ? say(burst.titles) : null,
    likes: say(isAlike ? burst.alikeLikes : burst.otherLikes),
    dislikes: say(isAlike ? burst.alikeDislikes : burst.otherDislikes),
    reply: null,
  };
}

const burst = {
  titles: wordings(burstTexts.titles),
  alikeLikes: wordings([burstTexts.likes.alike]),
  otherLikes: wordings(burstTexts.likes.other),
  alikeDislikes: wordings([burstTexts.dislikes.alike]),
  otherDislikes: wordings(burstTexts.dislikes.other),
};
