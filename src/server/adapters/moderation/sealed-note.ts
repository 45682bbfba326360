import { sql, type Kysely, type Transaction } from 'kysely';
import type { SanitizedText } from '../content/sanitized-text.ts';
import { factsIn, sealedFacts, type SealedFor } from '../secrets/sealed-facts.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

const sealedFor = (thing: string): SealedFor => ['report', thing];

const sealedText = (secrets: Pick<Secrets, 'seal'>, thing: string, note: string): string => sealedFacts(secrets, sealedFor(thing), { note });

/** Seals a report's note, which may quote a chat, from copies of the database. */
export const sealedNote = (secrets: Pick<Secrets, 'seal'>, thing: string, note: SanitizedText): string | null =>
  note === '' ? null : sealedText(secrets, thing, note);

/** Opened note for moderators and the reporter; undefined if it no longer opens. */
export const openedNote = (secrets: Pick<Secrets, 'unseal'>, thing: string, sealed: string): string | undefined =>
  factsIn<{ readonly note: string }>(secrets, sealedFor(thing), sealed)?.note;

const batch = 1_000;

/** Seals plain notes of an earlier release in batches; false when none are left. */
export async function sealSomeNotes(db: Kysely<Tables>, secrets: Pick<Secrets, 'seal'>): Promise<boolean> {
  const rows = await db.selectFrom('report').select(['thing', 'reporter', 'note']).where('note', 'is not', null).limit(batch).forUpdate().execute();
  await setSealed(
    db,
    rows.map(({ note, ...row }) => ({ ...row, sealed: sealedText(secrets, row.thing, note ?? '') })),
  );
  return rows.length === batch;
}

/** Reseals notes with another secret, dropping any that fail to open. */
export async function resealNotes(transaction: Transaction<Tables>, from: Secrets, to: Secrets): Promise<void> {
  for (let last = { thing: '', reporter: '' }; ;) {
    const { rows } = await sql<SealedRow>`select thing, reporter, sealed_note as sealed from report
      where sealed_note is not null and (thing, reporter) > (${last.thing}, ${last.reporter}) order by thing, reporter limit ${sql.lit(batch)}`.execute(
      transaction,
    );
    const end = rows.at(-1);
    if (!end) return;
    last = end;
    const opened = rows.map((row) => ({ ...row, note: openedNote(from, row.thing, row.sealed ?? '') }));
    await setSealed(
      transaction,
      opened.map(({ note, ...row }) => ({ ...row, sealed: note === undefined ? null : sealedText(to, row.thing, note) })),
    );
  }
}

/** Reseals what companies said to moderators, dropping what fails to open. */
export async function resealEmployerNotes(transaction: Transaction<Tables>, from: Secrets, to: Secrets): Promise<void> {
  const rows = await transaction.selectFrom('employer_report').select(['thing', 'sealed_note', 'sealed_again']).execute();
  for (const { thing, sealed_note, sealed_again } of rows) {
    const resealed = (sealed: string | null): string | null => {
      const note = sealed === null ? undefined : openedNote(from, thing, sealed);
      return note === undefined ? null : sealedText(to, thing, note);
    };
    await transaction
      .updateTable('employer_report')
      .set({ sealed_note: resealed(sealed_note), sealed_again: resealed(sealed_again) })
      .where('thing', '=', thing)
      .execute();
  }
}

interface SealedRow {
  readonly thing: string;
  readonly reporter: string;
  readonly sealed: string | null;
}

async function setSealed(db: Kysely<Tables>, rows: readonly SealedRow[]): Promise<void> {
  const column = (of: keyof SealedRow) => rows.map((row) => row[of]);
  await sql`update report set sealed_note = next.sealed, note = null
    from unnest(${column('thing')}::text[], ${column('reporter')}::text[], ${column('sealed')}::text[]) as next (thing, reporter, sealed)
    where report.thing = next.thing and report.reporter = next.reporter`.execute(db);
}
