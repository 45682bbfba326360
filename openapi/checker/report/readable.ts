import { kinds, type Outcome } from '../check.ts';
import { ownCommand } from '../own-command.ts';
import { countsOf, summary } from './counts-of.ts';
import { findingsIn, type Finding } from './findings.ts';
import type { PromiseLines } from './promise-lines.ts';

const longestLine = 1_000;
const mostNamed = 6;

export interface About {
  readonly service: string;
  readonly baseUrl: string;
  readonly seed: number;
}

/** Table of operations and checks, then faults by cause, then reasons for skipped checks. */
export function readable(outcomes: readonly Outcome[], about: About, lines: PromiseLines): string {
  const findings = findingsIn(outcomes);
  const parts = [
    tableOf(outcomes),
    ...findings.map((finding) => brokenOne(finding, about, lines)),
    ...linesOfNotRun(outcomes),
    summary(outcomes, findings.length),
  ];
  return parts.join('\n\n');
}

function tableOf(outcomes: readonly Outcome[]): string {
  const shown = kinds.filter((kind) => outcomes.some((outcome) => outcome.kind === kind));
  const rows = [...Map.groupBy(outcomes, ({ operationId }) => operationId)].map(([operationId, own]) => [
    operationId,
    ...shown.map((kind) => cellOf(own.filter((outcome) => outcome.kind === kind))),
  ]);
  const table = [['operation', ...shown], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  const padded = (line: readonly string[]): string => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ');
  return table.map((line) => padded(line).trimEnd()).join('\n');
}

function cellOf(outcomes: readonly Outcome[]): string {
  const { kept, broken, notRun } = countsOf(outcomes);
  if (outcomes.length === 0) return '-';
  return [String(kept), ...(broken > 0 ? [`${broken} BROKEN`] : []), ...(notRun > 0 ? [`(${notRun} not run)`] : [])].join(' ');
}

function brokenOne(finding: Finding, { service, seed }: About, lines: PromiseLines): string {
  const { first, kind, operations, promised, sentence, checks } = finding;
  const others = first.violations.filter((violation) => violation.sentence !== sentence).map((violation) => `  also: ${violation.sentence}`);
  return [
    `BROKEN ${operations[0]}, ${kind}: ${first.what}`,
    `  ${sentence}`,
    ...others,
    ...(operations.length > 1 ? [`  The same in ${namesOf(operations.slice(1), 'operations')}.`] : []),
    ...(checks > 1 ? [`  ${checks} checks show it: ${namesOf(finding.whats, 'checks')}.`] : []),
    ...(promised === undefined ? [] : [`  promised: ${lines.lineOf(promised)}`]),
    ...(first.came === undefined ? [] : [`  came: ${first.came}`]),
    ...(first.earlier ?? []).map((line) => `  before: ${cut(line)}`),
    `  ask again: ${cut(first.curl ?? '')}`,
    `  hold again: ${ownCommand.typed} ${service} --only ${operations[0]} --seed ${seed}`,
  ].join('\n');
}

export const namesOf = (names: readonly string[], kind: string): string =>
  names.length <= mostNamed ? names.join(', ') : `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} other ${kind}`;

const cut = (line: string): string => (line.length > longestLine ? `${line.slice(0, longestLine)}… (the whole line is in report.json, see --report)` : line);

function linesOfNotRun(outcomes: readonly Outcome[]): string[] {
  const missing = outcomes.filter(({ state }) => state === 'not run');
  const groups = Map.groupBy(missing, ({ operationId, violations }) => `${operationId}: ${violations[0]?.sentence}`);
  const lines = [...groups].map(([sentence, own]) => `  ${sentence} (${own.length === 1 ? own[0]?.what : `${own.length} checks`})`);
  return lines.length > 0 ? [['Not run:', ...lines].join('\n')] : [];
}
