import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { MadeFigure, CrowdNumbers, CrowdNumber } from '#core/crowds/figure.ts';
import { moveRows } from '../database/move-rows.ts';
import type { Tables } from '../database/tables.ts';
import type { CrowdKind } from './counted-answer-table.ts';

type In = Transaction<Tables>;

export interface CrowdAnswers {
  readonly companyId: string;
  readonly kind: CrowdKind;
  /** Selects `figure`, `thing` and `value` of shown, counted contributions only. */
  readonly answers: RawBuilder<unknown>;
  /** Selects the ids of all contributions, shown or not. */
  readonly things: RawBuilder<unknown>;
}

/** Current answers per figure, with how many were never counted. */
export async function saidAt(transaction: In, { companyId, kind, answers }: CrowdAnswers): Promise<(figure: string) => CrowdNumbers> {
  const { rows } = await sql<CrowdNumber & { readonly figure: string }>`
    with known as (select figure, thing from counted_answer where company_id = ${companyId} and kind = ${kind})
    select said.figure, value, count(*)::integer as count, count(*) filter (where known.thing is null)::integer as fresh
    from (${answers}) as said left join known on known.figure = said.figure and known.thing = said.thing group by 1, 2 order by 1, 2`.execute(transaction);
  const byFigure = Map.groupBy(rows, ({ figure }) => figure);
  return (figure) => byFigure.get(figure) ?? [];
}

type ByName = Readonly<Record<string, MadeFigure<unknown> | undefined>>;

/** Records newly counted contributions, and forgets deleted ones. */
export async function noteCounted(
  transaction: In,
  { companyId, kind, answers, things }: CrowdAnswers,
  { before, next }: { readonly before: ByName; readonly next: ByName },
): Promise<void> {
  const made = Object.keys(next).filter((name) => next[name] && next[name].made !== before[name]?.made);
  if (made.length === 0) return;
  await forgetGone(transaction, { companyId, kind, things });
  await sql`insert into counted_answer (company_id, kind, figure, thing)
    select ${companyId}, ${kind}, figure, thing from (${answers}) as said where figure = any(${made}::text[]) on conflict do nothing`.execute(transaction);
}

/** Counts a changed contribution everywhere, so its author cannot tune a first figure. */
export async function noteChanged(transaction: In, { companyId, kind, answers }: CrowdAnswers, changed: string): Promise<void> {
  await sql`insert into counted_answer (company_id, kind, figure, thing)
    select ${companyId}, ${kind}, figure, thing from (${answers}) as said where thing = ${changed} on conflict do nothing`.execute(transaction);
}

export async function forgetGone(transaction: In, { companyId, kind, things }: Omit<CrowdAnswers, 'answers'>): Promise<void> {
  await sql`delete from counted_answer where company_id = ${companyId} and kind = ${kind} and thing not in (${things})`.execute(transaction);
}

/** Moves counting memory, keeping the target's figures until enough new people answer. */
export async function moveCounted(transaction: In, kind: CrowdKind, figures: keyof Tables, from: string, into: string): Promise<void> {
  await sql`insert into counted_answer (company_id, kind, figure, thing) select ${into}, kind, figure, thing from counted_answer
    where company_id = ${from} and kind = ${kind} on conflict do nothing`.execute(transaction);
  await sql`delete from counted_answer where company_id = ${from} and kind = ${kind}`.execute(transaction);
  const { rows: own } = await sql`select 1 from ${sql.table(figures)} where company_id = ${into} limit 1`.execute(transaction);
  await moveRows(transaction, figures, { from, into }, own.length > 0 ? sql`false` : sql`true`);
}
