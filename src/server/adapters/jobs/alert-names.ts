import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Failure } from '#core/failure.ts';
import { namesInAlert } from '#core/jobs/alert-parts.ts';
import { unknownInAlert, wordlessAlert, type JobAlertDraft } from '#core/jobs/job-alerts.ts';
import { hasNoWord } from '#core/jobs/job-search.ts';
import type { Named } from '#core/named.ts';
import type { Tables } from '../database/tables.ts';

export async function namesOfAlerts(db: Kysely<Tables>, alerts: readonly JobAlertDraft[]): Promise<(alert: JobAlertDraft) => readonly Named[]> {
  const all = (of: (alert: JobAlertDraft) => readonly string[]): string[] => [...new Set(alerts.flatMap(of))];
  const lists = [
    [sql`designation`, all(({ designations }) => designations)],
    [sql`skill`, all(({ preferences }) => preferences.skills)],
    [sql`city`, all(({ preferences }) => preferences.cities)],
    [sql`company`, all(({ preferences }) => preferences.companies)],
    [sql`industry`, all(({ preferences }) => preferences.industries)],
  ] as const;
  const known = new Map<string, Named>();
  for (const [table, urlNames] of lists) for (const named of await namedIn(db, table, urlNames)) if (!known.has(named.urlName)) known.set(named.urlName, named);
  return (alert) => [...new Set(namesInAlert(alert))].flatMap((urlName) => known.get(urlName) ?? []);
}

/** First unknown name in an alert, with its field; former company names count as known. */
export async function unknownIn(db: Kysely<Tables>, { designations, preferences }: JobAlertDraft): Promise<Failure | undefined> {
  const { cities, companies, skills, industries, words } = preferences;
  const former = sql`(select url_name, '' as name from company union select url_name, '' from former_company_url) as company`;
  const lists = [
    ['designations', sql`designation`, designations],
    ['skills', sql`skill`, skills],
    ['cities', sql`city`, cities],
    ['companies', former, companies],
    ['industries', sql`industry`, industries],
  ] as const;
  for (const [field, table, urlNames] of lists) {
    const known = new Set((await namedIn(db, table, urlNames)).map(({ urlName }) => urlName));
    const unknown = urlNames.find((urlName) => !known.has(urlName));
    if (unknown !== undefined) return unknownInAlert(field, unknown);
  }
  return hasNoWord(words) ? wordlessAlert(words) : undefined;
}

async function namedIn(db: Kysely<Tables>, table: RawBuilder<unknown>, urlNames: readonly string[]): Promise<readonly Named[]> {
  if (urlNames.length === 0) return [];
  const { rows } = await sql<Named>`select url_name as "urlName", name from ${table} where url_name = any(${urlNames}::text[])`.execute(db);
  return rows;
}
