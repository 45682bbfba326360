import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '#core/clock.ts';

/** The classes of answers by their status. */
type StatusClass = '1xx' | '2xx' | '3xx' | '4xx' | '5xx';

/** A request that was answered: no URL, no address, nobody. */
export interface MeasuredRequest {
  readonly method: string;
  /** The pattern of the route, of which there are as many as the server has routes. */
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
}

/** A gauge with one value for each of a few words, which are read when the host asks. */
export interface MeasuredGauge {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly read: () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;
}

/** All other methods count as one, so that nobody can make up labels. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The time after which a measure is left out of an answer: a database that hangs takes no other figure along. */
const measureTimeoutMs = 1_000;

/** The figures of this process for the host's own monitoring, in the Prometheus text format. Their labels are words of the program alone. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #clock: Pick<Clock, 'after'>;
  readonly #requests = new Counter({
    name: 'daftar_http_requests_total',
    help: 'Requests that were answered, by method, route and class of status.',
    labelNames: ['method', 'operation', 'status'],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: 'daftar_http_request_seconds',
    help: 'How long requests took, by route.',
    labelNames: ['operation'],
    buckets,
    registers: [this.#registry],
  });

  readonly #breaches = new Counter({
    name: 'daftar_policy_breaches_total',
    help: 'Breaches of the Content-Security-Policy that browsers reported, by directive and by the kind of source that was blocked.',
    labelNames: ['directive', 'blocked'],
    registers: [this.#registry],
  });

  constructor(clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Counts a request that was answered. */
  count({ method, operation, status, seconds }: MeasuredRequest): void {
    this.#requests.inc({ method: methods.includes(method) ? method : 'other', operation, status: classOf(status) });
    this.#seconds.observe({ operation }, seconds);
  }

  /** Counts a breach of the policy of a page. */
  countBreach(directive: string, blocked: string): void {
    this.#breaches.inc({ directive, blocked });
  }

  /** Adds a measure; where it cannot be read just now, it has no values. */
  add({ name, help, label, read }: MeasuredGauge): void {
    const clock = this.#clock;
    const gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [],
      async collect() {
        this.reset();
        const values = await inTime(clock, async () => read());
        for (const [word, value] of Object.entries(values)) this.set({ [label]: word }, value);
      },
    });
    this.#registry.registerMetric(gauge);
  }

  /** Adds the figures of the process itself: memory, processor, delay of the event loop. Once in a process, for it observes from then on. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** All figures, as they are now. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

const classOf = (status: number): StatusClass => `${Math.min(Math.max(Math.trunc(status / 100), 1), 5)}xx` as StatusClass;

/** What is read, or nothing where that fails or takes too long. */
async function inTime(clock: Pick<Clock, 'after'>, read: () => Promise<Readonly<Record<string, number>>>): Promise<Readonly<Record<string, number>>> {
  let cancel: () => void = () => undefined;
  const late = new Promise<Readonly<Record<string, number>>>((resolve) => (cancel = clock.after(measureTimeoutMs, () => resolve({}))));
  const values = await Promise.race([read().catch(() => ({})), late]);
  cancel();
  return values;
}
