import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { MadeFigure, CrowdNumbers, CrowdNumber } from '#core/crowds/figure.ts';
import type { Tables } from '../database/tables.ts';
import type { CrowdKind } from './counted-answer-table.ts';

type In = Transaction<Tables>;

/** The answers at a company that figures of one kind are made of. */
export interface CrowdAnswers {
  readonly companyId: string;
  readonly kind: CrowdKind;
  /** A `select` of the columns `figure`, `thing` and `value`: only of contributions that are shown and count. */
  readonly answers: RawBuilder<unknown>;
  /** A `select` of the ids of all contributions that are there, whether or not they are shown. */
  readonly things: RawBuilder<unknown>;
}

/** What people say now, figure by figure, with how many of them each figure never counted. */
export async function saidAt(transaction: In, { companyId, kind, answers }: CrowdAnswers): Promise<(figure: string) => CrowdNumbers> {
  const { rows } = await sql<CrowdNumber & { readonly figure: string }>`
    with known as (select figure, thing from counted_answer where company_id = ${companyId} and kind = ${kind})
    select said.figure, value, count(*)::integer as count, count(*) filter (where known.thing is null)::integer as fresh
    from (${answers}) as said left join known on known.figure = said.figure and known.thing = said.thing group by 1, 2 order by 1, 2`.execute(transaction);
  const byFigure = Map.groupBy(rows, ({ figure }) => figure);
  return (figure) => byFigure.get(figure) ?? [];
}

/** Figures by their names. */
type ByName = Readonly<Record<string, MadeFigure<unknown> | undefined>>;

/** Notes whom the figures counted that were made just now, and forgets contributions that are gone. */
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

/** Notes a contribution that is changed as counted in all figures that it answers, so that nobody who saw others come chooses what the first figure tells of them. */
export async function noteChanged(transaction: In, { companyId, kind, answers }: CrowdAnswers, changed: string): Promise<void> {
  await sql`insert into counted_answer (company_id, kind, figure, thing)
    select ${companyId}, ${kind}, figure, thing from (${answers}) as said where thing = ${changed} on conflict do nothing`.execute(transaction);
}

/** Forgets that contributions were counted which are gone. */
export async function forgetGone(transaction: In, { companyId, kind, things }: Omit<CrowdAnswers, 'answers'>): Promise<void> {
  await sql`delete from counted_answer where company_id = ${companyId} and kind = ${kind} and thing not in (${things})`.execute(transaction);
}

/** Where the figures of each kind are. */
const figuresOf = { exit: 'exit_figure', interviews: 'interview_figure', received: 'received_pay', benefits: 'benefit_figure' } as const satisfies Record<
  CrowdKind,
  string
>;

/** Moves what figures remember to another company. Its own figures stay until enough people are new to them; where it has none, those of the former company are taken over. */
export async function moveCounted(transaction: In, kind: CrowdKind, from: string, into: string): Promise<void> {
  const figures = sql.table(figuresOf[kind]);
  await sql`insert into counted_answer (company_id, kind, figure, thing) select ${into}, kind, figure, thing from counted_answer
    where company_id = ${from} and kind = ${kind} on conflict do nothing`.execute(transaction);
  await sql`delete from counted_answer where company_id = ${from} and kind = ${kind}`.execute(transaction);
  await sql`update ${figures} set company_id = ${into} where company_id = ${from} and not exists (select from ${figures} where company_id = ${into})`.execute(
    transaction,
  );
  await sql`delete from ${figures} where company_id = ${from}`.execute(transaction);
}
