import { makeAutoObservable, observable } from 'mobx';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import type { JobFault } from '#core/jobs/job-fault.ts';
import { jobPath } from '#core/jobs/job-paths.ts';
import type { GrievanceReceipt } from '#core/support/grievance.ts';
import type { Grievances } from '#core/support/grievances.ts';
import { Request } from '../requests/request.ts';

/** Reports a job page to the operators, recording no account. */
export class ReportJobStore {
  isOpen = false;
  fault: JobFault | undefined;
  note = '';
  readonly sending: Request<GrievanceReceipt, [submissionKey: string, jobId: string, text: string]>;
  /** Report numbers of this visit by job, so that each job is reported once. */
  readonly #numbers = observable.map<string, string>();
  readonly #keys: IdempotencyKeys;
  #key = '';
  #jobId = '';

  constructor(grievances: Pick<Grievances, 'file'>, keys: IdempotencyKeys) {
    this.#keys = keys;
    this.sending = new Request((submissionKey, jobId, text) => grievances.file(submissionKey, { kind: 'CONTENT', page: jobPath(jobId), text }));
    makeAutoObservable(this, { sending: false });
  }

  open(jobId: string): void {
    if (this.#jobId !== jobId) this.#clear();
    this.#jobId = jobId;
    this.isOpen = true;
    this.#key = this.#keys.make();
  }

  close(): void {
    this.isOpen = false;
    this.sending.forget();
  }

  /** Takes a new idempotency key, as changed words make another report. */
  choose(fault: JobFault): void {
    this.fault = fault;
    this.#key = this.#keys.make();
  }

  write(note: string): void {
    this.note = note;
    this.#key = this.#keys.make();
  }

  numberOf(jobId: string): string | undefined {
    return this.#numbers.get(jobId);
  }

  async send(jobId: string, said: string): Promise<void> {
    const outcome = await this.sending.send(this.#key, jobId, [said, this.note.trim()].filter(Boolean).join('\n\n'));
    if (outcome.status === 'SUCCESS') this.#noteNumber(jobId, outcome.value.grievanceId);
  }

  get problem(): 'offline' | 'limited' | 'failed' | undefined {
    const { state } = this.sending;
    if (state.status !== 'FAILURE') return undefined;
    const { kind } = state.failure;
    return kind === 'offline' || kind === 'limited' ? kind : 'failed';
  }

  #noteNumber(jobId: string, number: string): void {
    this.#numbers.set(jobId, number);
    this.#clear();
  }

  #clear(): void {
    this.fault = undefined;
    this.note = '';
  }
}
