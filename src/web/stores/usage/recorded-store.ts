import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UserStorage } from '#core/device/user-storage.ts';
import { eventsIn, mostRecorded, recordedFrom, type RecordedCall, type RecordedEvent, type RecordedOutcome } from '#core/usage/recorded-call.ts';
import type { SentCall } from '#core/usage/sent-call.ts';

const name = 'recorded';

/** Log of this tab's own requests (F-21), made from the requests as sent, so that none is missing. */
export class RecordedStore {
  calls: readonly RecordedCall[];
  readonly #storage: UserStorage;
  readonly #owner: () => string | undefined;
  #former: string | undefined;

  /** Shows a member's records to no other. */
  constructor(storage: UserStorage, owner: () => string | undefined = () => undefined) {
    this.#storage = storage;
    this.#owner = owner;
    // What a former page of this tab has sent and heard no answer to left anyway.
    const stored = this.#stored();
    this.calls = stored.map((call) => ({ ...call, outcome: call.outcome === 'waiting' ? 'sent' : call.outcome }));
    makeAutoObservable(this, { calls: observableRef });
    if (stored.some(({ outcome }) => outcome === 'waiting')) this.#keep(this.calls);
  }

  /** Records a request when sent and again when finished. */
  take({ facts: { recorded: kind }, body, at, ms, isDone }: SentCall): void {
    if (!kind || this.#isLeft()) return;
    if (ms === undefined) this.#keep([...this.#stored(), { kind, body, at, outcome: 'waiting' as const }].slice(-mostRecorded));
    else this.#end({ kind, body, at }, isDone ? 'sent' : 'failed');
  }

  get events(): readonly RecordedEvent[] {
    return this.calls.flatMap(eventsIn).toReversed();
  }

  clear(): void {
    this.#keep([]);
    this.#storage.drop(name);
  }

  /** True once the member has left, so that nothing remains for the next one. */
  #isLeft(): boolean {
    const owner = this.#owner();
    this.#former ??= owner;
    return this.#former !== undefined && owner !== this.#former;
  }

  #end(sent: Omit<RecordedCall, 'outcome'>, outcome: RecordedOutcome): void {
    const text = JSON.stringify([sent.kind, sent.at, sent.body]);
    const isIt = (call: RecordedCall) => JSON.stringify([call.kind, call.at, call.body]) === text;
    this.#keep(this.#stored().map((call) => (isIt(call) ? { ...call, outcome } : call)));
  }

  /** Rereads each time, as a sign-out clears the storage and must not be undone. */
  #stored(): readonly RecordedCall[] {
    const stored = this.#storage.read(name);
    const { owner }: { readonly owner?: unknown } = { ...Object(stored) };
    const isOfAnother = typeof owner === 'string' && this.#owner() !== undefined && this.#owner() !== owner;
    return isOfAnother ? [] : recordedFrom(stored);
  }

  #keep(calls: readonly RecordedCall[]): void {
    const owner = this.#owner();
    runInAction(() => (this.calls = calls));
    this.#storage.keep(name, { ...(owner !== undefined && { owner }), calls });
  }
}
