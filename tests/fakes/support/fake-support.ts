import { receiptNumberOf } from '#core/account/receipt-number.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { Page } from '#core/page.ts';
import { decideByOf, endOfDay } from '#core/support/grievance-clock.ts';
import type { GrievanceCase, GrievanceDesk } from '#core/support/grievance-desk.ts';
import type { Grievance, GrievanceDraft, GrievanceOutcome, GrievanceReceipt } from '#core/support/grievance.ts';
import type { Grievances } from '#core/support/grievances.ts';
import { FakeAdministratorLog } from '#tests/fakes/administration/fake-administrator-log.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { pageOf } from '#tests/fakes/page-of.ts';
import { FakeDemands } from './fake-demands.ts';

interface Filed extends GrievanceCase {
  readonly grievanceId: string;
  readonly submissionKey: string;
}

/** Grievances as seen by senders and administrators. */
export class FakeSupport implements Grievances, GrievanceDesk {
  filed: readonly Filed[] = [];
  readonly clock: FakeClock;
  readonly demands: FakeDemands;
  readonly log: FakeAdministratorLog;

  constructor(clock = new FakeClock(), demands = new FakeDemands(clock), log = new FakeAdministratorLog()) {
    this.clock = clock;
    this.demands = demands;
    this.log = log;
  }

  async file(submissionKey: string, { kind, page, text }: GrievanceDraft): Promise<GrievanceReceipt> {
    if (text.trim() === '') throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    const known = this.filed.find((each) => each.submissionKey === submissionKey);
    if (known) {
      if (known.kind !== kind || known.page !== page || known.text !== text.trim()) throw new Failure('invalid', undefined, { code: 'SUBMISSION_REUSED' });
      return receiptOf(known);
    }
    const [now, number] = [this.clock.now(), this.filed.length + 1];
    const filed: Filed = {
      grievanceId: receiptNumberOf(Uint8Array.from({ length: 16 }, (_, at) => number * 7 + at)),
      submissionKey,
      caseId: `case${String(number).padStart(12, '0')}`,
      kind,
      page,
      text: text.trim(),
      receivedOn: dayOf(now),
      decideBy: decideByOf(kind, now),
      answer: null,
    };
    this.filed = [...this.filed, filed];
    this.demands.add(filed.receivedOn, 'received');
    return receiptOf(filed);
  }

  async find(grievanceId: string): Promise<Grievance> {
    const found = this.filed.find((each) => each.grievanceId === grievanceId);
    if (!found) throw new Failure('missing');
    return { kind: found.kind, receivedOn: found.receivedOn, decideBy: found.decideBy, answer: found.answer };
  }

  async list(after?: string | null, pageSize?: number): Promise<Page<GrievanceCase>> {
    const waiting = this.filed.filter(({ answer }) => !answer).toSorted((one, other) => one.decideBy - other.decideBy);
    const answered = this.filed
      .filter(({ answer }) => answer)
      .toSorted((one, other) => (other.answer?.answeredOn ?? '').localeCompare(one.answer?.answeredOn ?? ''));
    return pageOf([...waiting, ...answered].map(caseOf), ({ caseId }) => caseId, after, pageSize);
  }

  async answer(caseId: string, outcome: GrievanceOutcome, text: string): Promise<GrievanceCase> {
    if (text.trim() === '') throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    const waiting = this.filed.find((each) => each.caseId === caseId);
    if (!waiting) throw new Failure('missing');
    if (waiting.answer) throw new Failure('conflict');
    const now = this.clock.now();
    const answer = { outcome, text: text.trim(), answeredOn: dayOf(now) };
    const answered: Filed = { ...waiting, answer, decideBy: endOfDay(dayOf(waiting.decideBy)) };
    this.filed = this.filed.map((each) => (each === waiting ? answered : each));
    this.demands.add(waiting.receivedOn, now <= waiting.decideBy ? 'inTime' : 'late');
    this.log.note('grievance-answered', caseId);
    return caseOf(answered);
  }
}

const receiptOf = ({ grievanceId, receivedOn, decideBy }: Filed): GrievanceReceipt => ({ grievanceId, receivedOn, acknowledgedOn: receivedOn, decideBy });

const caseOf = ({ caseId, kind, page, text, receivedOn, decideBy, answer }: Filed): GrievanceCase => ({
  caseId,
  kind,
  page,
  text,
  receivedOn,
  decideBy,
  answer,
});
