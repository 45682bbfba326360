import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '#core/clock.ts';

type StatusClass = '1xx' | '2xx' | '3xx' | '4xx' | '5xx';

export interface MeasuredRequest {
  readonly method: string;
  /** Route pattern, bounded by the number of routes. */
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
}

export interface MeasuredGauge {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly read: () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;
}

/** Counts other methods as one, so that nobody can invent labels. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Skips slow gauges, so that a hanging database affects no other figure. */
const measureTimeoutMs = 1_000;

/** Prometheus metrics, labelled only by words of the program. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #clock: Pick<Clock, 'after'>;
  readonly #requests = new Counter({
    name: 'daftar_http_requests_total',
    help: 'Requests that were answered, by method, route and class of status. All that made-up names and contributions may write is one route, written-by-key, so that no stored figure tells when one was sent.',
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

  count({ method, operation, status, seconds }: MeasuredRequest): void {
    this.#requests.inc({ method: methods.includes(method) ? method : 'other', operation, status: classOf(status) });
    this.#seconds.observe({ operation }, seconds);
  }

  countBreach(directive: string, blocked: string): void {
    this.#breaches.inc({ directive, blocked });
  }

  /** Adds a gauge, empty while unreadable. */
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

  /** Starts observing memory, processor and event loop; call once per process. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

const classOf = (status: number): StatusClass => `${Math.min(Math.max(Math.trunc(status / 100), 1), 5)}xx` as StatusClass;

async function inTime(clock: Pick<Clock, 'after'>, read: () => Promise<Readonly<Record<string, number>>>): Promise<Readonly<Record<string, number>>> {
  let cancel: () => void = () => undefined;
  const late = new Promise<Readonly<Record<string, number>>>((resolve) => (cancel = clock.after(measureTimeoutMs, () => resolve({}))));
  const values = await Promise.race([read().catch(() => ({})), late]);
  cancel();
  return values;
}
