import type { CandidateExperience, InterviewSource } from '#core/interviews/interview.ts';
import type { OfferEnd, OfferStory, RoundDraft } from '#core/interviews/interview-draft.ts';
import { demoCollegesFor } from '../careers/demo-college.ts';
import type { Random } from '../random.ts';
import { jobIn, type DemoJob } from '../reviews/jobs.ts';
import type { Tongue } from '../reviews/slots.ts';
import { composeRounds, hardnessAt, type Candidate } from './compose-rounds.ts';
import { storyOf, tipsOf, type ReportedInterview } from './compose-story.ts';
import type { DemoInterview } from './demo-interview.ts';
import { outcomeAt, type Interviewer } from './interviewer.ts';
import { occupationOf } from './occupation-of.ts';
import type { ReportedStories } from './reported-stories.ts';

/** Weeks that stories cover, and those of stories still pending. */
const weeks = 156;
const waitingWeeks = 9;

export function composeInterview(interviewer: Interviewer, stories: ReportedStories, random: Random): DemoInterview {
  const job = anyJobAt(interviewer, random);
  const outcome = outcomeAt(interviewer, random);
  const experience = experienceFor(job, random);
  const source = sourceFor(job, experience, random);
  const college = source === 'campus' ? random.among(demoCollegesFor(job.department)).name : null;
  const candidate: Candidate = { random, tongue: tongueOf(random, job), occupation: occupationOf(job), isFresher: experience === 'fresher' };
  const rounds = composeRounds(interviewer, candidate);
  const weeksAgo = outcome === 'waiting' ? random.between(0, waitingWeeks) : Math.floor(weeks * random.next() ** 1.4);
  const reported: ReportedInterview = { interviewer, said: stories.said, candidate, job, source, college, rounds: rounds.map(({ kind }) => kind), outcome };
  return {
    interviewId: random.name(16),
    authorRef: Buffer.from(Array.from({ length: 32 }, () => random.between(0, 255))).toString('base64url'),
    job: random.chance(0.05) ? null : { department: job.department, designation: job.designation },
    experience,
    outcome,
    source: source === 'other' && random.chance(0.5) ? null : source,
    college,
    hardness: hardnessAt(interviewer, random),
    rounds,
    story: stories.draw(() => storyOf(reported)),
    tips: tipsOf(reported),
    unpaidHours: unpaidHoursOf(rounds, interviewer, random),
    offer: outcome === 'offered' && random.chance(0.75) ? offerFrom(interviewer, source, weeksAgo, random) : null,
    weeksAgo,
    helpful: Math.floor(41 * random.next() ** 12),
  };
}

/** Random job, sometimes welding, which nobody reviews. */
function anyJobAt({ company: { industry } }: Interviewer, random: Random): DemoJob {
  const job = jobIn(industry, random);
  return weldingTrades.has(industry.urlName) && job.isShop && random.chance(0.25) ? { ...job, ...welder } : job;
}

const weldingTrades: ReadonlySet<string> = new Set(['metals', 'machinery', 'auto-parts', 'electric-vehicles', 'construction', 'power']);
const welder = { department: 'Production, Manufacturing & Engineering', designation: 'Welder' } as const;

function experienceFor({ designation }: DemoJob, random: Random): CandidateExperience {
  return random.chance(/Senior|Lead|Manager|Head|Incharge|Supervisor|Chef de|Captain|Foreman|Professor|Branch/.test(designation) ? 0.02 : 0.42)
    ? 'fresher'
    : 'experienced';
}

/** Manual workers come by the gate, desk workers by a portal. */
function sourceFor(job: DemoJob, experience: CandidateExperience, random: Random): InterviewSource {
  if (experience === 'fresher' && campusDepartments.has(job.department) && random.chance(0.4)) return 'campus';
  const isByHand = !job.isDesk && random.chance(0.5);
  if (isByHand) return random.among<InterviewSource>(['walk-in', 'walk-in', 'walk-in', 'referral', 'recruiter', 'other']);
  return random.among<InterviewSource>(['job-portal', 'job-portal', 'job-portal', 'referral', 'referral', 'recruiter', 'company-site', 'other']);
}

const campusDepartments: ReadonlySet<string> = new Set([
  'Engineering - Software & QA',
  'Data Science & Analytics',
  'IT & Information Security',
  'Research & Development',
  'Production, Manufacturing & Engineering',
  'Construction & Site Engineering',
  'Healthcare & Life Sciences',
  'BFSI, Investments & Trading',
  'Finance & Accounting',
  'Human Resources',
]);

/** Manual workers more often write in Hindi. */
function tongueOf(random: Random, { isDesk }: DemoJob): Tongue {
  const drawn = random.next();
  const share = isDesk ? 0.04 : 0.1;
  return drawn < share ? 'hindi' : drawn < 2 * share ? 'hinglish' : 'english';
}

/** Unpaid hours of assignments, and of trial days at some companies. */
function unpaidHoursOf(rounds: readonly RoundDraft[], { trials }: Interviewer, random: Random): number | null {
  if (rounds.some(({ kind }) => kind === 'assignment')) return random.chance(0.85) ? 2 + Math.round(22 * random.next() ** 2) : null;
  const isTried = rounds.some(({ kind }) => kind === 'practical') && random.chance(trials);
  return isTried ? random.between(3, 16) : random.chance(0.04) ? 0 : null;
}

/** Outcome of an offer, in chronological order. */
function offerFrom({ slowness, moved, revoked }: Interviewer, source: InterviewSource, weeksAgo: number, random: Random): OfferStory {
  const end = endOf(revoked, weeksAgo, random);
  const isLetterLost = end === 'revoked' ? random.chance(0.4) : random.chance(0.05);
  const letterDays = isLetterLost ? null : Math.min(120, Math.round((1 + 18 * random.next() ** 1.8) * slowness));
  const joiningDays = random.chance(0.06) ? null : (letterDays ?? 5) + (source === 'campus' ? random.between(40, 190) : random.between(4, 62));
  const isMoved = joiningDays !== null && random.chance(source === 'campus' ? Math.min(0.6, 1.5 * moved) : moved);
  return { letterDays, joiningDays, movedDays: joiningDays === null ? null : isMoved ? 7 * random.between(1, 14) : 0, end };
}

/** Recently selected candidates still wait to join. */
function endOf(revoked: number, weeksAgo: number, random: Random): OfferEnd {
  if (random.chance(revoked)) return 'revoked';
  if (random.chance(0.12)) return 'declined';
  return weeksAgo < 16 && random.chance(0.6) ? 'waiting' : 'joined';
}
