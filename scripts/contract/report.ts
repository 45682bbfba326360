import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, type Kind, type Outcome } from './check.ts';

const longestLine = 1_000;

/** The table of operations and kinds of checks, then every broken one, then why something was not run. */
export function readable(outcomes: readonly Outcome[]): string {
  return [tableOf(outcomes), ...brokenOnes(outcomes), ...linesOfNotRun(outcomes), summary(outcomes)].join('\n\n');
}

/** Writes `junit.xml` for build servers and `report.json` for everything else. */
export function writeReport(folder: string, about: Readonly<Record<string, unknown>>, outcomes: readonly Outcome[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ ...about, ...countsOf(outcomes), outcomes }, undefined, 2)}\n`);
  writeFileSync(join(folder, 'junit.xml'), junit(outcomes));
}

export const countsOf = (outcomes: readonly Outcome[]) => ({
  kept: countOf(outcomes, 'kept'),
  broken: countOf(outcomes, 'broken'),
  notRun: countOf(outcomes, 'not run'),
});

const countOf = (outcomes: readonly Outcome[], state: Outcome['state']): number => outcomes.filter((outcome) => outcome.state === state).length;

function tableOf(outcomes: readonly Outcome[]): string {
  const shown = kinds.filter((kind) => outcomes.some((outcome) => outcome.kind === kind));
  const rows = [...Map.groupBy(outcomes, ({ operationId }) => operationId)].map(([operationId, own]) => [
    operationId,
    ...shown.map((kind) => cellOf(own.filter((outcome) => outcome.kind === kind))),
  ]);
  const lines = [['operation', ...shown], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const padded = (line: readonly string[]): string => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ');
  return lines.map((line) => padded(line).trimEnd()).join('\n');
}

function cellOf(outcomes: readonly Outcome[]): string {
  const { kept, broken, notRun } = countsOf(outcomes);
  if (outcomes.length === 0) return '-';
  return [String(kept), ...(broken > 0 ? [`${broken} BROKEN`] : []), ...(notRun > 0 ? [`(${notRun} not run)`] : [])].join(' ');
}

const brokenOnes = (outcomes: readonly Outcome[]): string[] =>
  outcomes
    .filter(({ state }) => state === 'broken')
    .map(({ operationId, kind, what, violations, curl = '' }) => {
      const said = violations.map(({ pointer, sentence }) => `  ${pointer || '/'}: ${sentence}`);
      const line = curl.length > longestLine ? `${curl.slice(0, longestLine)}… (the whole line is in report.json, see --report)` : curl;
      return [`BROKEN ${operationId}, ${kind}: ${what}`, ...said, `  ${line.replaceAll('\n', '\\n')}`].join('\n');
    });

function linesOfNotRun(outcomes: readonly Outcome[]): string[] {
  const missing = outcomes.filter(({ state }) => state === 'not run');
  const groups = Map.groupBy(missing, ({ operationId, violations }) => `${operationId}: ${violations[0]?.sentence}`);
  const lines = [...groups].map(([sentence, own]) => `  ${sentence} (${own.length === 1 ? own[0]?.what : `${own.length} checks`})`);
  return lines.length > 0 ? [['Not run:', ...lines].join('\n')] : [];
}

/** The verdict in one line. */
export function summary(outcomes: readonly Outcome[]): string {
  const { kept, broken, notRun } = countsOf(outcomes);
  const verdict =
    broken > 0
      ? 'The contract is broken'
      : kept === 0
        ? 'Nothing was checked'
        : notRun > 0
          ? 'The contract is kept, as far as it was checked'
          : 'The contract is kept';
  return `${verdict}: ${kept} checks kept, ${broken} broken, ${notRun} not run.`;
}

function junit(outcomes: readonly Outcome[]): string {
  const suites = [...Map.groupBy(outcomes, ({ operationId }) => operationId)].map(([operationId, own]) => {
    const { broken, notRun } = countsOf(own);
    const cases = own.map((outcome) => caseOf(operationId, outcome.kind, outcome)).join('\n');
    return `  <testsuite name="${escaped(operationId)}" tests="${own.length}" failures="${broken}" skipped="${notRun}">\n${cases}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

function caseOf(operationId: string, kind: Kind, { what, state, violations, curl }: Outcome): string {
  const said = escaped(violations.map(({ sentence }) => sentence).join(' '));
  const inner = state === 'broken' ? `<failure message="${said}">${escaped(curl ?? '')}</failure>` : state === 'not run' ? `<skipped message="${said}"/>` : '';
  return `    <testcase classname="${escaped(operationId)}.${kind.replace(' ', '-')}" name="${escaped(what)}">${inner}</testcase>`;
}

/** XML holds no control characters at all, not even written out. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
