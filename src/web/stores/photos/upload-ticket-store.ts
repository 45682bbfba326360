import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '#core/failure.ts';
import type { OwnPhotoSet } from '#core/photos/photo-set-draft.ts';
import type { UploadTicket } from '#core/photos/upload-ticket.ts';
import type { BroughtTickets, UploadTickets } from '#core/photos/upload-tickets.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import { Request } from '../requests/request.ts';

type TicketProblem = 'half' | 'wrong' | 'gone' | 'offline' | 'another' | 'noKeys' | 'limited' | 'failed';

/** Problems that allow a retry. The link waits only in memory. */
const passingProblems: readonly (TicketProblem | undefined)[] = ['offline', 'limited', 'failed'];

/** Opens photos from another device's link. Asks first, as a stranger's link could change them. */
export class UploadTicketStore {
  ticket: UploadTicket | undefined = undefined;
  answer: 'yes' | 'no' | undefined = undefined;
  /** True for a link with a part missing. */
  isHalf = false;
  readonly redeeming: Request<OwnPhotoSet, [ticket: UploadTicket]>;
  readonly #brought: BroughtTickets;
  readonly #connection: Pick<ConnectionStore, 'isAway' | 'check'>;
  #opening: Promise<string | undefined> | undefined;

  constructor(tickets: Pick<UploadTickets, 'redeem'>, brought: BroughtTickets, connection: Pick<ConnectionStore, 'isAway' | 'check'>) {
    this.redeeming = new Request((ticket) => tickets.redeem(ticket));
    this.#brought = brought;
    this.#connection = connection;
    makeAutoObservable(this, { ticket: observableRef, redeeming: false });
  }

  take(): void {
    const brought = this.#brought.take();
    if (brought === undefined) return;
    this.isHalf = brought === 'half';
    this.ticket = brought === 'half' ? undefined : brought;
    this.answer = undefined;
    this.#opening = undefined;
    this.redeeming.forget();
  }

  /** True until the member accepts or declines the link. */
  get isUnanswered(): boolean {
    return this.ticket !== undefined && this.answer === undefined;
  }

  accept(): void {
    this.answer = 'yes';
  }

  decline(): void {
    this.answer = 'no';
    this.ticket = undefined;
  }

  /** Opens an accepted link once, however many callers wait. */
  async open(): Promise<string | undefined> {
    this.take();
    if (this.ticket && this.answer === 'yes') this.#opening ??= this.#redeem(this.ticket);
    return this.#opening ?? this.found;
  }

  async #redeem(ticket: UploadTicket): Promise<string | undefined> {
    await this.redeeming.send(ticket);
    if (this.ticket !== ticket) return this.open();
    runInAction(() => {
      this.#opening = undefined;
      if (!passingProblems.includes(this.problem)) this.ticket = undefined;
    });
    if (this.problem === 'offline') void this.#connection.check();
    return this.found;
  }

  get found(): string | undefined {
    return this.redeeming.value?.photoSetId;
  }

  /** Clears the outcome of a link, but not one waiting for a connection. */
  settle(): void {
    this.isHalf = false;
    if (this.ticket) return;
    this.answer = undefined;
    this.redeeming.forget();
  }

  get isAsking(): boolean {
    return this.redeeming.state.status === 'LOADING' && this.problem === undefined;
  }

  get problem(): TicketProblem | undefined {
    const { state } = this.redeeming;
    if (this.isHalf) return 'half';
    if (state.status === 'FAILURE') return problemOf(state.failure);
    return this.ticket && this.answer === 'yes' && this.#connection.isAway ? 'offline' : undefined;
  }

  get mayAskAgain(): boolean {
    return this.ticket !== undefined && this.redeeming.state.status === 'FAILURE';
  }
}

function problemOf({ kind, code }: Failure): TicketProblem {
  if (code === 'KEYS_NOT_KEPT') return 'noKeys';
  if (code === 'KEY_OF_ANOTHER') return 'another';
  if (kind === 'offline' || kind === 'limited') return kind;
  if (kind === 'invalid') return 'wrong';
  return kind === 'missing' ? 'gone' : 'failed';
}
