import { sql, type Kysely } from 'kysely';
import type { Language } from '#core/device/preferences.ts';
import type { NamedAlert } from '#core/jobs/alert-parts.ts';
import { alertUrl } from '#core/jobs/new-jobs.ts';
import type { CauseGroup, NotifiedCause } from '#core/notifications/notification-groups.ts';
import { notificationKinds } from '#core/notifications/notification-kinds.ts';
import type { Notification } from '#core/notifications/notification.ts';
import { saidIn } from '#words/words.ts';
import { namesOfAlerts } from '../jobs/alert-names.ts';
import { isOpenJob } from '../jobs/open-jobs.ts';
import { openedAlert } from '../jobs/sealed-alert.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

interface NotifiedJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly firstSeen: string;
}

/** The alerts of which someone is notified, by their ids, and the jobs that may still be sent. */
export interface NotifiedAlerts {
  readonly alerts: ReadonlyMap<string, NamedAlert>;
  readonly jobs: ReadonlyMap<string, NotifiedJob>;
}

interface Asked {
  readonly db: Kysely<Tables>;
  readonly secrets: Pick<Secrets, 'unseal'>;
  /** The keyed hashes of those who are notified. */
  readonly owners: readonly string[];
  /** The day in India. */
  readonly today: string;
}

/** What is needed to tell of the jobs of alerts. Alerts lie with members and jobs with companies, so that each is asked for by itself. */
export async function notifiedAlertsOf(
  { db, secrets, owners, today }: Asked,
  notified: readonly Pick<NotifiedCause, 'kind' | 'thing' | 'cause'>[],
): Promise<NotifiedAlerts> {
  const ofAlerts = notified.filter(({ kind }) => kind === 'jobAlert');
  if (ofAlerts.length === 0) return { alerts: new Map(), jobs: new Map() };
  const [ids, jobIds] = [ofAlerts.map(({ thing }) => thing), ofAlerts.map(({ cause }) => cause)];
  const rows = await db.selectFrom('job_alert').select(['id', 'owner', 'sealed']).where('owner', 'in', owners).where('id', 'in', ids).execute();
  const drafts = rows.flatMap((row) => {
    const facts = openedAlert(secrets, row);
    return facts ? [[row.id, facts.draft] as const] : [];
  });
  const namesOf = await namesOfAlerts(
    db,
    drafts.map(([, draft]) => draft),
  );
  const { rows: jobs } = await sql<NotifiedJob>`select job.id, title, company.name as company, first_seen as "firstSeen"
    from job join company on company.id = job.company_id where job.id = any(${jobIds}::text[]) and ${isOpenJob(today)} and scam_signs = '{}'`.execute(db);
  return {
    alerts: new Map(drafts.map(([id, draft]) => [id, { ...draft, names: namesOf(draft) }])),
    jobs: new Map(jobs.map((job) => [job.id, job])),
  };
}

/** Whether an alert and the job that it found are still there. */
export const isNotifiedOfAlert = ({ alerts, jobs }: NotifiedAlerts, { thing, cause }: Pick<NotifiedCause, 'thing' | 'cause'>): boolean =>
  alerts.has(thing) && jobs.has(cause);

/** The line of the new jobs of one alert, which says the newest of them and leads to the list, with that job first. */
export function alertLineOf(
  { id, kind, thing, causes, status, notifiedOn }: CauseGroup,
  { alerts, jobs }: NotifiedAlerts,
  language: Language,
): Notification | undefined {
  const alert = alerts.get(thing);
  const [newest] = causes.flatMap((cause) => jobs.get(cause) ?? []).toSorted(newestFirst);
  if (!alert || !newest) return undefined;
  return {
    notificationId: id,
    status,
    kind,
    createdOn: notifiedOn,
    title: saidIn('notifications', language)[kind]({
      name: saidIn('jobs', language).alertName(alert),
      others: causes.length - 1,
      thing: 'POST',
      reached: 0,
    }),
    body: `${newest.title} · ${newest.company}`,
    url: notificationKinds.jobAlert.url({ thingId: thing, pageId: alertUrl(alert, newest.id), page: 'POST', causeId: newest.id, thing: 'POST' }),
    avatar: undefined,
  };
}

/** Causes of one look lie at one moment, so that the day on which a job was seen first orders them. */
const newestFirst = (one: NotifiedJob, other: NotifiedJob): number => other.firstSeen.localeCompare(one.firstSeen) || (one.id < other.id ? -1 : 1);
