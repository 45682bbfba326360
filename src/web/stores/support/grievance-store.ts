import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isReceiptNumber } from '#core/account/receipt-number.ts';
import type { Clock } from '#core/clock.ts';
import type { Clipboards } from '#core/device/clipboards.ts';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { fieldsIn } from '#core/device/kept-value.ts';
import type { Shares } from '#core/device/shares.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { clockOf, type GrievanceClock } from '#core/support/grievance-clock.ts';
import { grievanceProblems, isGrievanceKind, type Grievance, type GrievanceProblems, type GrievanceReceipt } from '#core/support/grievance.ts';
import type { Grievances } from '#core/support/grievances.ts';
import { ownGrievanceName } from '#core/support/own-grievance.ts';
import { pagePathIn } from '#core/support/page-path.ts';
import { Contribution } from '../forms/contribution.ts';
import { Draft } from '../forms/draft.ts';
import type { Drafts } from '../forms/drafts.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

interface Fields extends Readonly<Record<string, string>> {
  readonly kind: string;
  readonly page: string;
  readonly text: string;
  readonly submissionKey: string;
}

const empty: Fields = { kind: '', page: '', text: '', submissionKey: '' };

const name = 'grievance';

/** Grievances of members and guests: sending, number and outcome. */
export class GrievanceStore {
  readonly form: Contribution<Fields, GrievanceProblems, GrievanceReceipt>;
  readonly lookingUp: Request<Grievance, [grievanceId: string]>;
  readonly copying: Request<void, [text: string]>;
  receipt: GrievanceReceipt | undefined;
  number = '';
  isUnfit = false;
  /** Number of the last grievance this member or guest sent from here. */
  ownNumber: string | undefined;
  readonly #storage: UserStorage;
  readonly #session: Pick<SessionStore, 'member' | 'supposed'>;
  readonly #shares: Pick<Shares, 'urlOf'>;
  readonly #keys: IdempotencyKeys;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(
    grievances: Grievances,
    drafts: Drafts,
    session: SessionStore,
    storage: UserStorage,
    keys: IdempotencyKeys,
    clipboards: Clipboards,
    shares: Pick<Shares, 'urlOf'>,
    clock: Pick<Clock, 'now'>,
  ) {
    this.#storage = storage;
    this.#session = session;
    this.#shares = shares;
    this.#keys = keys;
    this.#clock = clock;
    this.form = new Contribution(new Draft(name, empty, drafts, session, { isForGuests: true, isClosed: true }), {
      problemsOf: ({ kind, page, text }) => grievanceProblems({ kind, page: this.#pathOf(page), text }),
      send: ({ kind, page, text, submissionKey }) =>
        grievances.file(submissionKey, { kind: isGrievanceKind(kind) ? kind : 'OTHER', page: this.#pathOf(page) || null, text: text.trim() }),
      newKey: () => keys.make(),
    });
    this.lookingUp = new Request((grievanceId) => grievances.find(grievanceId));
    this.copying = new Request((text) => clipboards.write(text));
    makeAutoObservable(this, { form: false, lookingUp: false, copying: false, receipt: observableRef });
  }

  /** Restores unsent input and the last number. */
  open(): void {
    this.form.open(empty);
    // What a guest has sent is not for the member who logs in on the same device.
    if (this.owner !== undefined) this.#storage.drop(ownGrievanceName(undefined));
    const { number } = fieldsIn(this.#storage.read(this.#nameHere));
    if (this.number === this.ownNumber) this.number = '';
    this.ownNumber = isReceiptNumber(number) ? number : undefined;
    if (this.ownNumber !== undefined && this.number === '') this.number = this.ownNumber;
  }

  /** Hands a guest's input to the member who logged in from here. */
  takeOver(): void {
    this.form.draft.takeOver();
  }

  swap(): void {
    this.form.draft.swap();
    this.form.open(empty);
  }

  /** Answers whether it arrived. Changed words after a lost answer go as a separate grievance. */
  async send(): Promise<boolean> {
    let hasArrived = await this.form.send();
    if (!hasArrived && this.form.failure?.code === 'SUBMISSION_REUSED') {
      this.form.type({ submissionKey: this.#keys.make() });
      hasArrived = await this.form.send();
    }
    const receipt = this.form.sending.value;
    if (!hasArrived || !receipt) return false;
    this.#storage.keep(this.#nameHere, { number: receipt.grievanceId });
    runInAction(() => {
      this.receipt = receipt;
      this.ownNumber = receipt.grievanceId;
      this.type(receipt.grievanceId);
    });
    return true;
  }

  another(): void {
    this.receipt = undefined;
    this.copying.forget();
    this.form.open(empty);
  }

  forget(): void {
    this.#storage.drop(this.#nameHere);
    this.ownNumber = undefined;
    this.type('');
  }

  type(number: string): void {
    this.number = number;
    this.isUnfit = false;
    this.lookingUp.forget();
  }

  /** Ignores case and separators in the typed number. */
  async lookUp(): Promise<void> {
    const letters = this.number.toLowerCase().replace(/[^0-9a-z]/g, '');
    const number = (letters.match(/.{1,4}/g) ?? []).join('-');
    this.isUnfit = !isReceiptNumber(number);
    if (!this.isUnfit) await this.lookingUp.send(number);
  }

  /** Owner of stored input, undefined for guests. */
  get owner(): string | undefined {
    return this.#session.member?.userId ?? this.#session.supposed;
  }

  get #nameHere(): string {
    return ownGrievanceName(this.owner);
  }

  #pathOf(typed: string): string {
    return typed.trim() && pagePathIn(typed, this.#shares.urlOf({ title: '', url: '/' }).slice(0, -1));
  }

  clockOf(grievance: Pick<Grievance, 'decideBy' | 'answer'>): GrievanceClock {
    return clockOf(grievance, this.#clock.now());
  }
}
