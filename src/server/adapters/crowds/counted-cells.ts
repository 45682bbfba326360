import { sql, type RawBuilder, type Transaction } from 'kysely';
import { mixedCell, type CellAnswer, type NextCells } from '#core/crowds/cells.ts';
import type { Tables } from '../database/tables.ts';
import { forgetGone, type CrowdAnswers } from './counted-answers.ts';

type In = Transaction<Tables>;

/** The answers at a company that figures of one kind and of its parts are made of. */
export interface CellAnswers extends CrowdAnswers {
  /** A `select` of the columns `figure`, `part`, `thing`, `has_waited` and `value`: only of contributions that are shown and count. */
  readonly answers: RawBuilder<unknown>;
}

/** The answers with the cell that counts each, which is noted before the name of its figure. */
const inCells = ({ companyId, kind, answers }: CellAnswers) => sql`(select said.*, cell from (${answers}) as said
  left join (select split_part(figure, ' ', 1)::integer as cell, substr(figure, strpos(figure, ' ') + 1) as figure, thing
    from counted_answer where company_id = ${companyId} and kind = ${kind}) as known using (figure, thing)) as placed`;

/** What people say now, by the names of figures. */
export async function saidInCells(transaction: In, of: CellAnswers): Promise<Readonly<Record<string, readonly CellAnswer[]>>> {
  const { rows } = await sql<CellAnswer & { readonly figure: string }>`
    select figure, part, cell, has_waited as "hasWaited", value, count(*)::integer as count from ${inCells(of)} group by 1, 2, 3, 4, 5`.execute(transaction);
  return Object.fromEntries(Map.groupBy(rows, ({ figure }) => figure));
}

/** Notes in which cell people were counted just now, and forgets contributions that are gone. */
export async function noteCells(transaction: In, of: CellAnswers, next: Readonly<Record<string, NextCells>>): Promise<void> {
  const made = Object.entries(next).flatMap(([figure, { made: cells, isFirst }]) => cells.map((cell) => ({ figure, cell, isFirst })));
  if (made.length === 0) return;
  await forgetGone(transaction, of);
  const joined = sql`(part = made.cell or made.cell = ${mixedCell} and (has_waited or made."isFirst" or part is null) and not exists (
    select from made as own where own.figure = placed.figure and own.cell = part))`;
  await sql`with made as (select * from json_to_recordset(${JSON.stringify(made)}) as made (figure text, cell integer, "isFirst" boolean))
    insert into counted_answer (company_id, kind, figure, thing)
    select ${of.companyId}, ${of.kind}, made.cell || ' ' || placed.figure, thing from ${inCells(of)} join made on made.figure = placed.figure
    where placed.cell is null and ${joined}`.execute(transaction);
}
