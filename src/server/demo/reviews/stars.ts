import { reviewCategories, type ReviewCategory, type Stars } from '#core/reviews/review.ts';
import type { Random } from '../random.ts';
import type { EmployerFacts } from './employer-facts.ts';
import { subjectCategories, reviewSubjects, type ReviewSubject } from './remark.ts';

/** Stars mostly within one of the company's mean, occasionally any. */
export function starsAround(mean: number, random: Random): Stars {
  const room = Math.min(mean - 1, 5 - mean);
  if (room > 0.5 && random.chance(0.04)) return asStars(random.between(1, 5));
  return asStars(mean + Math.min(1.05, 1.2 * room) * random.bell());
}

export function ratingsFor(stars: Stars, praised: readonly ReviewSubject[], blamed: readonly ReviewSubject[], { leanings }: EmployerFacts, random: Random) {
  const rate = (category: ReviewCategory): Stars => {
    const about = reviewSubjects.filter((topic) => subjectCategories[topic] === category);
    const leaning = about.reduce((sum, topic) => sum + leanings[topic], 0) / about.length;
    const reported = (about.some((topic) => praised.includes(topic)) ? 0.9 : 0) - (about.some((topic) => blamed.includes(topic)) ? 0.9 : 0);
    return asStars(stars + 0.6 * leaning + reported + 0.55 * random.bell());
  };
  const [workLife, salary, jobSecurity, growth, skills, culture, satisfaction] = reviewCategories.map(rate);
  return {
    workLife: workLife ?? stars,
    salary: salary ?? stars,
    jobSecurity: jobSecurity ?? stars,
    growth: growth ?? stars,
    skills: skills ?? stars,
    culture: culture ?? stars,
    satisfaction: satisfaction ?? stars,
  };
}

function asStars(value: number): Stars {
  if (value < 1.5) return 1;
  if (value < 2.5) return 2;
  if (value < 3.5) return 3;
  return value < 4.5 ? 4 : 5;
}
