import type { Clock, MonotonicClock } from '#core/clock.ts';
import type { Mails } from '#core/mail/mails.ts';
import type { FailingPool } from '#server/adapters/database/database-pool.ts';
import { queueLengths } from '#server/adapters/events/queue-lengths.ts';
import { Outbox } from '#server/adapters/mail/outbox.ts';
import { eventLoopDelay } from '#server/adapters/system/event-loop-delay.ts';
import { Metrics } from '#server/adapters/system/metrics.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import type { Settings } from '../config/settings.ts';
import { metricsAccess } from '../metrics/metrics-access.ts';
import type { MetricsParts } from '../metrics/metrics-routes.ts';
import type { Logger } from '../process/log.ts';
import { Overload } from '../traffic/overload.ts';
import type { DatabaseLifecycle } from './database-lifecycle.ts';

interface Measured {
  readonly lifecycle: Pick<DatabaseLifecycle, 'opening'>;
  readonly mails: Mails;
  readonly clock: Clock;
  readonly overload: Pick<Overload, 'waitsMs'>;
}

/** Metrics of this process from its first moment. */
export function monitoringOf(settings: Settings): MetricsParts {
  const metrics = new Metrics(new SystemClock());
  metrics.addProcess();
  return { metrics, access: metricsAccess(settings) };
}

interface Waiting extends Pick<Measured, 'lifecycle'> {
  readonly clock: MonotonicClock;
  readonly log: Logger;
}

/** Typical database queries per request, each waiting for a connection. */
const asksOfRequest = 4;

/** Overload, measured by waits for the processor and database connections. */
export function overloadOf({ lifecycle, clock, log }: Waiting): Overload {
  let pool: Pick<FailingPool, 'longestWait'> | undefined;
  const findPool = async (): Promise<void> => void (pool ??= (await lifecycle.opening?.catch(() => undefined))?.pool);
  const database = (): number => {
    if (!pool) void findPool();
    return (pool?.longestWait() ?? 0) * asksOfRequest;
  };
  return new Overload({ waits: { processor: eventLoopDelay(), database }, clock, log });
}

/** Measures connections and queues, of which those in the database span all processes. */
export function addMeasures(metrics: Metrics, { lifecycle, mails, clock, overload }: Measured): void {
  const database = async () => (await lifecycle.opening) ?? Promise.reject(new Error('There is no database yet'));
  metrics.add({
    name: 'daftar_database_connections',
    help: 'Connections to the database: open, of them idle, and requests that wait for one.',
    label: 'state',
    read: async () => ({ ...(await database()).pool.load }),
  });
  metrics.add({
    name: 'daftar_queue_length',
    help: 'What waits in the database to be done: notifications, messages to devices (push), weekly emails (digests). Counted up to 10,000.',
    label: 'queue',
    read: async () => queueLengths((await database()).db, clock.now()),
  });
  metrics.add({
    name: 'daftar_waiting_ms',
    help: 'The longest that work waited lately for the processor and, in one request, for connections to the database, in ms. Above 200 reads are refused (503), and members get pages without what is theirs.',
    label: 'for',
    read: () => overload.waitsMs,
  });
  if (mails instanceof Outbox)
    metrics.add({ name: 'daftar_mails_leaving', help: 'Emails of this process on their way.', label: 'queue', read: () => ({ mail: mails.length }) });
}
