import type { Resource } from '../votes/vote.ts';

export const reportReasons = ['harassment', 'hate', 'threat', 'personal-details', 'sexual', 'spam', 'false', 'off-topic', 'other'] as const;

/** The reasons for which a post or comment can be reported. */
export type ReportReason = (typeof reportReasons)[number];

/** The count of reporters by reason; each person counts once. */
export type ReportCounts = Readonly<Partial<Record<ReportReason, number>>>;

/** The severity of each reason: harm weighs more than nuisance. */
const weights: Readonly<Record<ReportReason, number>> = {
  threat: 4,
  'personal-details': 4,
  sexual: 4,
  harassment: 3,
  hate: 3,
  spam: 2,
  false: 1,
  'off-topic': 1,
  other: 1,
};

/** So much weight hides a thing until a moderator has looked: three people who see a danger, or twelve who are merely bothered. */
const threshold = 12;

/** For each so many who think well of it, one point more is needed, so that a loud few cannot hide what many value. */
const votesForAPoint = 20;
const mostPoints = 12;

/** Whether a thing is hidden until a moderator has decided. One person counts once, whatever they send. */
export function isToBeHidden(reports: ReportCounts, upVotes: number): boolean {
  const weight = reportReasons.reduce((sum, reason) => sum + (reports[reason] ?? 0) * weights[reason], 0);
  return weight >= threshold + Math.min(mostPoints, Math.floor(upVotes / votesForAPoint));
}

/** The reason that weighs most among the reports. */
export function gravestOf(reports: ReportCounts): ReportReason {
  const weighed = reportReasons.map((reason) => [reason, (reports[reason] ?? 0) * weights[reason]] as const);
  return weighed.reduce((heaviest, each) => (each[1] > heaviest[1] ? each : heaviest), ['other', 0] as const)[0];
}

/** A report of content by a reader. */
export interface Report extends Resource {
  readonly reason: ReportReason;
  readonly note?: string;
}

/** Of what a reader adds to a report. */
export const longestReportNote = 500;
