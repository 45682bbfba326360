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

export interface NotifiedAlerts {
  readonly alerts: ReadonlyMap<string, NamedAlert>;
  readonly jobs: ReadonlyMap<string, NotifiedJob>;
}

interface Asked {
  readonly db: Kysely<Tables>;
  readonly secrets: Pick<Secrets, 'unseal'>;
  readonly owners: readonly string[];
  readonly today: string;
}

/** Queries alerts and jobs separately, as they belong to members and companies. */
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

export const isNotifiedOfAlert = ({ alerts, jobs }: NotifiedAlerts, { thing, cause }: Pick<NotifiedCause, 'thing' | 'cause'>): boolean =>
  alerts.has(thing) && jobs.has(cause);

/** Names the newest job and links to the list, with that job first. */
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

/** Orders by first sighting, since causes of one check share a moment. */
const newestFirst = (one: NotifiedJob, other: NotifiedJob): number => other.firstSeen.localeCompare(one.firstSeen) || (one.id < other.id ? -1 : 1);
