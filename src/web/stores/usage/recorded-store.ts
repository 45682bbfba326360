import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UserStorage } from '#core/device/user-storage.ts';
import { eventsIn, mostRecorded, recordedFrom, type RecordedCall, type RecordedEvent, type RecordedOutcome } from '#core/usage/recorded-call.ts';
import type { SentCall } from '#core/usage/sent-call.ts';

const name = 'recorded';

/** What left this tab by itself, request by request, as long as the tab is open ("What we recorded", F-21). It is made of the requests as they were sent, so that it cannot say less. */
export class RecordedStore {
  calls: readonly RecordedCall[];
  readonly #storage: UserStorage;
  readonly #owner: () => string | undefined;
  /** The member whom the page stood for. */
  #former: string | undefined;

  /** `owner` names the member whom the page means: what was recorded with one is not shown to another. */
  constructor(storage: UserStorage, owner: () => string | undefined = () => undefined) {
    this.#storage = storage;
    this.#owner = owner;
    // What a former page of this tab has sent and heard no answer to left anyway.
    const stored = this.#stored();
    this.calls = stored.map((call) => ({ ...call, outcome: call.outcome === 'waiting' ? 'sent' : call.outcome }));
    makeAutoObservable(this, { calls: observableRef });
    if (stored.some(({ outcome }) => outcome === 'waiting')) this.#keep(this.calls);
  }

  /** Takes down a request, when it is sent and once more when it is over. */
  take({ facts: { recorded: kind }, body, at, ms, isDone }: SentCall): void {
    if (!kind || this.#isLeft()) return;
    if (ms === undefined) this.#keep([...this.#stored(), { kind, body, at, outcome: 'waiting' as const }].slice(-mostRecorded));
    else this.#end({ kind, body, at }, isDone ? 'sent' : 'failed');
  }

  /** What was sent, event by event, the newest first. */
  get events(): readonly RecordedEvent[] {
    return this.calls.flatMap(eventsIn).toReversed();
  }

  clear(): void {
    this.#keep([]);
    this.#storage.drop(name);
  }

  /** Whether the member of this page has left: what is still sent then must not lie there for the next one. */
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

  /** Read again for each request: a sign-out clears the storage of its tab, and a page that is still there for a moment must not bring back what it held. */
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
