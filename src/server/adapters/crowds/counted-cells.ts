import { sql, type RawBuilder, type Transaction } from 'kysely';
import { mixedCell, type CellAnswer, type NextCells } from '#core/crowds/cells.ts';
import type { Tables } from '../database/tables.ts';
import { forgetGone, type CrowdAnswers } from './counted-answers.ts';

type In = Transaction<Tables>;

export interface CellAnswers extends CrowdAnswers {
  /** Selects `figure`, `part`, `thing`, `has_waited` and `value` of shown, counted contributions only. */
  readonly answers: RawBuilder<unknown>;
}

/** Answers with their counting cell, recorded before the figure name. */
const inCells = ({ companyId, kind, answers }: CellAnswers) => sql`(select said.*, cell from (${answers}) as said
  left join (select split_part(figure, ' ', 1)::integer as cell, substr(figure, strpos(figure, ' ') + 1) as figure, thing
    from counted_answer where company_id = ${companyId} and kind = ${kind}) as known using (figure, thing)) as placed`;

export async function saidInCells(transaction: In, of: CellAnswers): Promise<Readonly<Record<string, readonly CellAnswer[]>>> {
  const { rows } = await sql<CellAnswer & { readonly figure: string }>`
    select figure, part, cell, has_waited as "hasWaited", value, count(*)::integer as count from ${inCells(of)} group by 1, 2, 3, 4, 5`.execute(transaction);
  return Object.fromEntries(Map.groupBy(rows, ({ figure }) => figure));
}

/** Records each counted person's cell, and forgets deleted contributions. */
export async function noteCells(transaction: In, of: CellAnswers, next: Readonly<Record<string, NextCells>>): Promise<void> {
  const made = Object.entries(next).flatMap(([figure, { made: cells, isFirst }]) => cells.map((cell) => ({ figure, cell, isFirst })));
  if (made.length === 0) return;
  await forgetGone(transaction, of);
  const joined = sql`(part = made.cell or made.cell = ${mixedCell} and (has_waited or made."isFirst" or part is null) and not exists (
    select 1 from made as own where own.figure = placed.figure and own.cell = part))`;
  await sql`with made as (select * from json_to_recordset(${JSON.stringify(made)}) as made (figure text, cell integer, "isFirst" boolean))
    insert into counted_answer (company_id, kind, figure, thing)
    select ${of.companyId}, ${of.kind}, made.cell || ' ' || placed.figure, thing from ${inCells(of)} join made on made.figure = placed.figure
    where placed.cell is null and ${joined}`.execute(transaction);
}
