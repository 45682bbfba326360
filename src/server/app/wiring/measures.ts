import type { Clock } from '#core/clock.ts';
import type { Mails } from '#core/mail/mails.ts';
import { queueLengths } from '#server/adapters/events/queue-lengths.ts';
import { Outbox } from '#server/adapters/mail/outbox.ts';
import { Metrics } from '#server/adapters/system/metrics.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import type { Settings } from '../config/settings.ts';
import { metricsAccess } from '../metrics/metrics-access.ts';
import type { MetricsParts } from '../metrics/metrics-routes.ts';
import type { DatabaseLifecycle } from './database-lifecycle.ts';

interface Measured {
  readonly lifecycle: Pick<DatabaseLifecycle, 'opening'>;
  readonly mails: Mails;
  readonly clock: Clock;
}

/** The figures of this process, from its first moment on. */
export function monitoringOf(settings: Settings): MetricsParts {
  const metrics = new Metrics(new SystemClock());
  metrics.addProcess();
  return { metrics, access: metricsAccess(settings) };
}

/** Has the connections of the database and the queues measured. The queues of the database are those of all processes together. */
export function addMeasures(metrics: Metrics, { lifecycle, mails, clock }: Measured): void {
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
  if (mails instanceof Outbox)
    metrics.add({ name: 'daftar_mails_leaving', help: 'Emails of this process on their way.', label: 'queue', read: () => ({ mail: mails.length }) });
}
