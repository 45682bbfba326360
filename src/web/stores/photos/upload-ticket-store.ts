import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '#core/failure.ts';
import type { OwnPhotoSet } from '#core/photos/photo-set-draft.ts';
import type { UploadTicket } from '#core/photos/upload-ticket.ts';
import type { BroughtTickets, UploadTickets } from '#core/photos/upload-tickets.ts';
import type { ConnectionStore } from '../app/connection-store.ts';
import { Request } from '../requests/request.ts';

/** Why the photos of a link do not open. */
type TicketProblem = 'half' | 'wrong' | 'gone' | 'offline' | 'another' | 'noKeys' | 'limited' | 'failed';

/** The problems after which the same link is asked for once more: it waits in memory, and nowhere else. */
const passingProblems: readonly (TicketProblem | undefined)[] = ['offline', 'limited', 'failed'];

/**
 * The photos that a link from another device opens here: its key is kept, and the form goes on with them. The member is asked before anything is: the link may be a
 * stranger's, who could change and delete what is added.
 */
export class UploadTicketStore {
  ticket: UploadTicket | undefined = undefined;
  /** What the member said of the ticket that was brought last; nothing before they said it. */
  answer: 'yes' | 'no' | undefined = undefined;
  /** Whether a link was opened of which a part is missing. */
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

  /** Takes up what a link brought. */
  take(): void {
    const brought = this.#brought.take();
    if (brought === undefined) return;
    this.isHalf = brought === 'half';
    this.ticket = brought === 'half' ? undefined : brought;
    this.answer = undefined;
    this.#opening = undefined;
    this.redeeming.forget();
  }

  /** Whether the member has to say first whether the link is theirs. */
  get isUnanswered(): boolean {
    return this.ticket !== undefined && this.answer === undefined;
  }

  accept(): void {
    this.answer = 'yes';
  }

  /** Drops the ticket, so that the form works as usual. */
  decline(): void {
    this.answer = 'no';
    this.ticket = undefined;
  }

  /** Asks for the photos of a link that the member accepted, once however many wait for them; answers which were opened, to be shown by the form. */
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

  /** The photos that were opened, until the form shows them. */
  get found(): string | undefined {
    return this.redeeming.value?.photoSetId;
  }

  /** The form shows something else: what was said of a link goes, and one that waits for the connection stays. */
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
