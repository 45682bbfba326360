import type { DeviceType } from '#core/device/device-type.ts';
import { screenNameOf } from '#core/navigation/screen-names.ts';
import { curatedTypeOf } from '#core/usage/curated-calls.ts';
import type { CuratedEvent, CuratedEvents, UsageAttributes } from '#core/usage/curated-events.ts';
import { vitalCounts, slowCall, type MeasuredVital } from '#core/usage/measured.ts';
import { isOfTrait } from '#core/navigation/declared-screens.ts';
import { pageAttributes } from '#core/usage/page-attributes.ts';
import type { SentCall } from '#core/usage/sent-call.ts';
import { Request } from '../requests/request.ts';
import type { RecordedStore } from './recorded-store.ts';
import type { UsageBuffer } from './usage-buffer.ts';
import type { UsageConsent } from './usage-consent.ts';
import type { ScreenArrival, UsageNews } from './usage-queue.ts';
import type { VisitCounter } from './visit-counter.ts';

const ofPosts: readonly string[] = ['post', 'question', 'questionById'];

/** Counts usage (F-21) anonymously, and with the session only by consent. */
export class UsageStore {
  readonly #buffer: UsageBuffer;
  readonly #recorded: RecordedStore;
  readonly #consent: UsageConsent;
  readonly #visits: VisitCounter;
  readonly #sending: Request<void, [event: CuratedEvent]>;
  readonly #arrivals: ScreenArrival[] = [];
  /** Attributes of the page. Without them no event is noted. */
  #attributes: UsageAttributes | undefined;

  constructor(buffer: UsageBuffer, recorded: RecordedStore, consent: UsageConsent, events: CuratedEvents, visits: VisitCounter, deviceType: DeviceType) {
    this.#buffer = buffer;
    this.#recorded = recorded;
    this.#consent = consent;
    this.#visits = visits;
    this.#sending = new Request((event) => events.send(event, deviceType));
  }

  hear({ count, note, call, arrival }: UsageNews): void {
    if (count) this.#buffer.add(count);
    if (note) this.#note(note);
    if (call) this.#called(call);
    if (arrival) this.#arrive(arrival);
  }

  measure(measured: MeasuredVital): void {
    const arrival = this.#arrivals.findLast(({ at }) => at <= measured.at) ?? this.#arrivals[0];
    if (arrival && !isOfTrait(arrival.route, 'keyed')) this.#buffer.add(...vitalCounts(measured, screenNameOf(arrival.route)));
  }

  #called(call: SentCall): void {
    this.#recorded.take(call);
    const slow = slowCall(call);
    if (slow) this.#buffer.add(slow);
    const eventType = curatedTypeOf(call);
    if (eventType && this.#attributes) this.#note({ eventType, attributes: this.#attributes });
  }

  /** Counts a screen. Changed filters in the query are the same page. */
  #arrive(arrival: ScreenArrival): void {
    const last = this.#arrivals.at(-1);
    if (last?.path === arrival.path) return;
    this.#arrivals.push(arrival);
    const source = last ? [] : this.#visits.source(arrival.search);
    const opened = isOfTrait(arrival.route, 'keyed') ? [] : [{ kind: 'page', pageName: screenNameOf(arrival.route) } as const];
    this.#buffer.add(...this.#visits.spans(), ...source, ...opened);
    this.#attributes = pageAttributes(arrival.route);
    const eventType = ofPosts.includes(arrival.route) ? 'postOpened' : 'pageView';
    if (this.#attributes) this.#note({ eventType, attributes: this.#attributes });
  }

  #note(event: CuratedEvent): void {
    if (this.#consent.isGiven) void this.#sending.send(event);
  }
}
