import { sql, type Kysely, type Transaction } from 'kysely';
import { mostVersions, type EarlierVersion, type VersionTexts } from '#core/queue/queue-items.ts';
import type { ContentKind } from '../content-kind.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { atHome } from '../database/at-home.ts';
import type { Tables } from '../database/tables.ts';

interface Edit {
  readonly of: ContentKind;
  readonly id: string;
  readonly texts: VersionTexts;
}

/** Saves all texts as an earlier version before an edit of some, unless nothing changes. */
export async function keepVersion(transaction: Transaction<Tables>, { today }: PseudonymScope, { of, id, texts }: Edit): Promise<void> {
  const said = sql`jsonb_build_object(${sql.join(of.texts.flatMap((name) => [sql.lit(name), sql.ref(name)]))})`;
  const { rows } = await sql<{ readonly version: number; readonly said: object }>`
    select version, ${said} as said from ${sql.table(of.table.name)} where id = ${id} ${await atHome(transaction, of.table, id)} and ${said} <> ${said} || ${JSON.stringify(texts)}::jsonb for update`.execute(
    transaction,
  );
  for (const before of rows)
    await sql`insert into earlier_version (thing, version, texts, replaced_on, kept_from)
      values (${id}, ${before.version}, ${JSON.stringify(before.said)}::jsonb, ${today}, ${today})`.execute(transaction);
}

/** Keeps versions from the day of a decision, for a second look. */
export async function keepVersionsFrom(transaction: Transaction<Tables>, thing: string, today: string): Promise<void> {
  await transaction.updateTable('earlier_version').set({ kept_from: today }).where('thing', '=', thing).execute();
}

/** Versions, newest first; long histories keep the first and last, so edits push none out. */
export async function versionsOf(db: Kysely<Tables>, things: readonly string[]): Promise<ReadonlyMap<string, readonly EarlierVersion[]>> {
  const half = mostVersions / 2;
  const { rows } = await sql<EarlierVersion & { readonly thing: string }>`
    select thing, texts, replaced_on as "replacedOn" from (
      select *, row_number() over (partition by thing order by version) as at, row_number() over (partition by thing order by version desc) as back
      from earlier_version where thing = any(${things}::text[])) as numbered
    where at <= ${half} or back <= ${half} order by thing, version desc`.execute(db);
  const found = new Map<string, EarlierVersion[]>();
  for (const { thing, ...version } of rows) found.set(thing, [...(found.get(thing) ?? []), version]);
  return found;
}
