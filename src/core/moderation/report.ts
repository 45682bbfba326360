import { dayMs } from '../figures/durations.ts';
import type { Resource } from '../votes/vote.ts';

export const reportReasons = ['harassment', 'hate', 'threat', 'personal-details', 'sexual', 'spam', 'false', 'off-topic', 'other'] as const;

/** The reasons for which a post or comment can be reported. */
export type ReportReason = (typeof reportReasons)[number];

/** The standing of a reporter when the report is filed. */
export interface ReporterRecord {
  /** The days since the account was made; once a night has passed, since the end of its month, as no day is stored of it. */
  readonly days: number;
  readonly isOnboarded: boolean;
  /** The number of earlier reports with which moderators have agreed. */
  readonly upheld: number;
}

/** The standing of a made-up name that signs: no account is known to it, so its time begins with what it wrote first, and nothing is asked of its onboarding. */
export const recordOfSigner = (wroteFirst: number | null, now: number): Omit<ReporterRecord, 'upheld'> => ({
  days: Math.floor((now - (wroteFirst ?? now)) / dayMs),
  isOnboarded: true,
});

/** The weighed reports of a thing: by reason the sum in tenths of a settled member, and how many settled members reported it. Each account counts once, and each made-up name by key. */
export interface WeighedReports {
  readonly tenths: Readonly<Partial<Record<ReportReason, number>>>;
  readonly settled: number;
}

/** The rule by which reports hide a thing, as numbers, so that the public sentence about it says the same. */
export const reportRule = {
  /** The severity of each reason: harm weighs more than nuisance. */
  points: { threat: 4, 'personal-details': 4, sexual: 4, harassment: 3, hate: 3, spam: 2, false: 1, 'off-topic': 1, other: 1 },
  /** The points that hide a thing until a moderator has looked: three who see a danger, or twelve who are merely bothered. */
  threshold: 12,
  /** The votes for a thing that add one point to what is needed, so that a loud few cannot hide what many value. */
  votesForAPoint: 20,
  mostVotePoints: 12,
  /** Accounts are cheap and time is not: a member is settled so many days after the month in which they came, and once onboarded. */
  settledDays: 7,
  /** Fewer settled members than this hide nothing, however many others join in. */
  fewestSettled: 3,
  /** The number of reports that moderators agreed with which makes the next ones weigh twice. */
  provenReports: 3,
} as const satisfies { readonly points: Readonly<Record<ReportReason, number>>; readonly [figure: string]: unknown };

/** The least that a report weighs, that of a settled member, and the most. */
export const newcomerTenths = 1;
export const settledTenths = 10;
export const provenTenths = 20;

/** The weight of a report in tenths, by the standing of its reporter. */
export function reportTenths({ days, isOnboarded, upheld }: ReporterRecord): number {
  if (days < reportRule.settledDays || !isOnboarded) return newcomerTenths;
  return upheld >= reportRule.provenReports ? provenTenths : settledTenths;
}

/** Whether the weight of a report is that of a settled member. */
export const isSettledWeight = (tenths: number): boolean => tenths >= settledTenths;

/** Whether a thing is hidden until a moderator has decided. An account counts once, and a made-up name by key, whatever they send. */
export function isToBeHidden({ tenths, settled }: WeighedReports, upVotes: number): boolean {
  const { points, threshold, votesForAPoint, mostVotePoints, fewestSettled } = reportRule;
  const weight = reportReasons.reduce((sum, reason) => sum + (tenths[reason] ?? 0) * points[reason], 0);
  return settled >= fewestSettled && weight >= settledTenths * (threshold + Math.min(mostVotePoints, Math.floor(upVotes / votesForAPoint)));
}

/** One report with its weight in tenths. */
export interface WeighedReport {
  readonly reason: ReportReason;
  readonly tenths: number;
}

/** The weighed reports of a thing, added up. */
export function weighed(reports: readonly WeighedReport[]): WeighedReports {
  const tenths: Partial<Record<ReportReason, number>> = {};
  for (const report of reports) tenths[report.reason] = (tenths[report.reason] ?? 0) + report.tenths;
  return { tenths, settled: reports.filter((report) => isSettledWeight(report.tenths)).length };
}

/** The reason that weighs most among the reports. As newcomers alone hide nothing, they name the reason only where nobody settled has reported. */
export function gravestOf(reports: readonly WeighedReport[]): ReportReason {
  const settled = reports.filter((report) => isSettledWeight(report.tenths));
  const { tenths } = weighed(settled.length > 0 ? settled : reports);
  const points = reportReasons.map((reason) => [reason, (tenths[reason] ?? 0) * reportRule.points[reason]] as const);
  return points.reduce((heaviest, each) => (each[1] > heaviest[1] ? each : heaviest), ['other', 0] as const)[0];
}

/** A report of content by a reader. */
export interface Report extends Resource {
  readonly reason: ReportReason;
  readonly note?: string;
}

/** The longest note of a reader to a report. */
export const longestReportNote = 500;
