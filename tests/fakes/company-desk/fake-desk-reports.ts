import { deskReportOf, mostWaitingReports, type DeskReport, type DeskReportDecision, type DeskReportFacts } from '#core/company-desk/desk-report.ts';
import type { DeskReports } from '#core/company-desk/desk-reports.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import { existing, Failure } from '#core/failure.ts';
import type { ModeratedStatus } from '#core/moderation/moderation-outcome.ts';
import type { Report } from '#core/moderation/report.ts';
import { FakeDeskLogins } from './fake-desk-logins.ts';
import type { FakeDeskWorld } from './fake-desk-world.ts';

type Kept = { -readonly [Name in keyof DeskReportFacts]: DeskReportFacts[Name] } & { readonly companyId: string };

const undecided: DeskReportDecision = { decision: null, rule: null, decidedOn: null };

/** Reports of all companies of a world, which a test decides. */
export class FakeReportedReviews {
  readonly world: FakeDeskWorld;
  readonly kept: Kept[] = [];
  readonly hidden = new Map<string, ModeratedStatus>();
  readonly deleted = new Set<string>();

  constructor(world: FakeDeskWorld) {
    this.world = world;
  }

  decide(reviewId: string, decision: 'keep' | 'remove'): void {
    const report = existing(this.kept.find((known) => known.reviewId === reviewId));
    const decided = { decision, rule: report.reason, decidedOn: this.world.today };
    if (report.again) report.again = decided;
    else report.first = decided;
    if (decision === 'remove') this.hidden.set(reviewId, 'AUTHOR_REJECTED');
  }

  statusOf(reviewId: string): ModeratedStatus {
    const status = this.world.reviews.find((review) => review.reviewId === reviewId)?.status;
    if (this.deleted.has(reviewId)) return 'DELETED';
    return this.hidden.get(reviewId) ?? (status === 'LIVE' ? 'LIVE' : 'FLAGGED');
  }
}

export class FakeDeskReports implements DeskReports {
  readonly #logins: FakeDeskLogins;
  readonly #reported: FakeReportedReviews;

  constructor(logins = new FakeDeskLogins(), reported = new FakeReportedReviews(logins.world)) {
    this.#logins = logins;
    this.#reported = reported;
  }

  async list(urlName: string): Promise<readonly DeskReport[]> {
    const { companyId } = this.#logins.open(urlName, () => true);
    const { kept, world } = this.#reported;
    const own = kept.filter((report) => report.companyId === companyId).toReversed();
    return own.map(({ companyId: _company, ...facts }) => deskReportOf({ ...facts, status: this.#reported.statusOf(facts.reviewId) }, world.today));
  }

  async file(urlName: string, reviewId: string, { reason }: Pick<Report, 'reason' | 'note'>): Promise<readonly DeskReport[]> {
    const { companyId } = this.#logins.open(urlName, mayWrite);
    const { kept, world } = this.#reported;
    if (!kept.some((report) => report.reviewId === reviewId && report.companyId === companyId)) {
      const { title, stars } = this.#shown(companyId, reviewId);
      this.#refuseTooMany(companyId);
      kept.push({ companyId, reviewId, title, stars, reason, filedOn: world.today, status: 'LIVE', first: undecided, again: null, isPutBack: false });
    }
    return this.list(urlName);
  }

  async askAgain(urlName: string, reviewId: string, text: string): Promise<readonly DeskReport[]> {
    const { companyId } = this.#logins.open(urlName, mayWrite);
    if (text.trim() === '') throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    this.#shown(companyId, reviewId);
    const report = existing(this.#reported.kept.find((known) => known.reviewId === reviewId && known.companyId === companyId));
    if (report.again?.decision === null) return this.list(urlName);
    if (!deskReportOf(report, this.#reported.world.today).mayAskAgain) throw new Failure('conflict');
    this.#refuseTooMany(companyId);
    report.again = undecided;
    return this.list(urlName);
  }

  #shown(companyId: string, reviewId: string) {
    const { world } = this.#reported;
    return existing(
      world.reviews.find((review) => review.reviewId === reviewId && review.companyId === companyId && this.#reported.statusOf(reviewId) === 'LIVE'),
    );
  }

  #refuseTooMany(companyId: string): void {
    const waiting = this.#reported.kept.filter((report) => report.companyId === companyId && (report.again ?? report.first).decision === null);
    if (waiting.length >= mostWaitingReports) throw new Failure('conflict', undefined, { code: 'TOO_MANY' });
  }
}
