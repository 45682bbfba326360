import type { Random } from '../random.ts';
import type { DemoJobPost } from './demo-job-post.ts';

export type JobHistory = Pick<DemoJobPost, 'seenDaysAgo' | 'confirmedDaysAgo' | 'saidOpenDaysAgo' | 'reposts' | 'closesInDays' | 'closedDaysAgo'>;

const plain: JobHistory = { seenDaysAgo: 0, confirmedDaysAgo: 0, saidOpenDaysAgo: null, reposts: 0, closesInDays: null, closedDaysAgo: null };

/** History of a job post: mostly fresh, some open for months, reposted or closed. */
export function historyOf(random: Random): JobHistory {
  const drawn = random.next();
  const closesInDays = random.chance(0.3) ? random.between(5, 60) : null;
  if (drawn < 0.02) return { ...plain, seenDaysAgo: random.between(260, 500), reposts: random.between(5, 8) };
  if (drawn < 0.06) return { ...plain, seenDaysAgo: random.between(60, 200), reposts: random.between(2, 4), closesInDays };
  if (drawn < 0.08) return { ...plain, seenDaysAgo: random.between(370, 620) };
  if (drawn < 0.1) return { ...plain, seenDaysAgo: random.between(60, 150), confirmedDaysAgo: random.between(24, 45) };
  if (drawn < 0.2) return { ...plain, seenDaysAgo: random.between(62, 210), saidOpenDaysAgo: random.chance(0.4) ? random.between(1, 25) : null };
  if (drawn < 0.27) {
    const closedDaysAgo = random.between(1, 40);
    return { ...plain, seenDaysAgo: closedDaysAgo + random.between(10, 90), confirmedDaysAgo: closedDaysAgo, closedDaysAgo };
  }
  return { ...plain, seenDaysAgo: Math.floor(58 * random.next() ** 1.6), closesInDays };
}
