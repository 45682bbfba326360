import { dayMs } from '../figures/durations.ts';
import type { Resource } from '../votes/vote.ts';

export const reportReasons = ['harassment', 'hate', 'threat', 'personal-details', 'sexual', 'scam', 'spam', 'false', 'off-topic', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

export interface ReporterRecord {
  /** Age in days, counted from the end of the joining month, since no day is stored. */
  readonly days: number;
  readonly isOnboarded: boolean;
  /** Earlier reports moderators agreed with. */
  readonly upheld: number;
}

/** Counts a pseudonym's age from its first text, as no account is known. */
export const recordOfSigner = (wroteFirst: number | null, now: number): Omit<ReporterRecord, 'upheld'> => ({
  days: Math.floor((now - (wroteFirst ?? now)) / dayMs),
  isOnboarded: true,
});

/** Weights by reason in tenths, and settled reporters; each account or pseudonym counts once. */
export interface WeighedReports {
  readonly tenths: Readonly<Partial<Record<ReportReason, number>>>;
  readonly settled: number;
}

/** Numbers of the hiding rule, shared with its public explanation. */
export const reportRule = {
  points: { threat: 4, 'personal-details': 4, sexual: 4, scam: 4, harassment: 3, hate: 3, spam: 2, false: 1, 'off-topic': 1, other: 1 },
  /** Points that hide a thing: three reporting danger, or twelve a nuisance. */
  threshold: 12,
  /** Votes that raise the threshold by a point, protecting valued content from a loud few. */
  votesForAPoint: 20,
  mostVotePoints: 12,
  /** Days after the joining month until an onboarded member counts as settled. */
  settledDays: 7,
  /** Fewest settled members needed to hide anything. */
  fewestSettled: 3,
  /** Agreed reports after which a reporter weighs double. */
  provenReports: 3,
} as const satisfies { readonly points: Readonly<Record<ReportReason, number>>; readonly [figure: string]: unknown };

export const newcomerTenths = 1;
export const settledTenths = 10;
export const provenTenths = 20;

export function reportTenths({ days, isOnboarded, upheld }: ReporterRecord): number {
  if (days < reportRule.settledDays || !isOnboarded) return newcomerTenths;
  return upheld >= reportRule.provenReports ? provenTenths : settledTenths;
}

export const isSettledWeight = (tenths: number): boolean => tenths >= settledTenths;

/** Hides until a moderator decides; each account or pseudonym counts once. */
export function isToBeHidden({ tenths, settled }: WeighedReports, upVotes: number): boolean {
  const { points, threshold, votesForAPoint, mostVotePoints, fewestSettled } = reportRule;
  const weight = reportReasons.reduce((sum, reason) => sum + (tenths[reason] ?? 0) * points[reason], 0);
  return settled >= fewestSettled && weight >= settledTenths * (threshold + Math.min(mostVotePoints, Math.floor(upVotes / votesForAPoint)));
}

export interface WeighedReport {
  readonly reason: ReportReason;
  readonly tenths: number;
}

export function weighed(reports: readonly WeighedReport[]): WeighedReports {
  const tenths: Partial<Record<ReportReason, number>> = {};
  for (const report of reports) tenths[report.reason] = (tenths[report.reason] ?? 0) + report.tenths;
  return { tenths, settled: reports.filter((report) => isSettledWeight(report.tenths)).length };
}

/** Weightiest reason; newcomers decide it only without settled reporters. */
export function gravestOf(reports: readonly WeighedReport[]): ReportReason {
  const settled = reports.filter((report) => isSettledWeight(report.tenths));
  const { tenths } = weighed(settled.length > 0 ? settled : reports);
  const points = reportReasons.map((reason) => [reason, (tenths[reason] ?? 0) * reportRule.points[reason]] as const);
  return points.reduce((heaviest, each) => (each[1] > heaviest[1] ? each : heaviest), ['other', 0] as const)[0];
}

export interface Report extends Resource {
  readonly reason: ReportReason;
  readonly note?: string;
}

export const longestReportNote = 500;
