import type { Outcome } from '../check.ts';
import { ownCommand } from '../own-command.ts';
import { summary } from './counts-of.ts';
import { findingsIn, type Finding } from './findings.ts';
import type { PromiseLines } from './promise-lines.ts';
import { namesOf, type About } from './readable.ts';

export function markdown(outcomes: readonly Outcome[], about: About, lines: PromiseLines): string {
  const findings = findingsIn(outcomes);
  const missing = Map.groupBy(
    outcomes.filter(({ state }) => state === 'not run'),
    ({ violations }) => violations[0]?.sentence ?? '',
  );
  const notRun = [...missing].map(
    ([why, own]) => `| ${escaped(why)} | ${own.length} | ${namesOf([...new Set(own.map(({ operationId }) => operationId))], 'operations')} |`,
  );
  return [
    `# ${about.service} at ${about.baseUrl}`,
    `${summary(outcomes, findings.length)} Seed ${about.seed}.`,
    ...findings.map((finding, index) => sectionOf(finding, index + 1, about, lines)),
    ...(notRun.length > 0 ? [['## Not run', '', '| why | checks | operations |', '| --- | ---: | --- |', ...notRun].join('\n')] : []),
    '',
  ].join('\n\n');
}

function sectionOf({ kind, first, sentence, operations, promised, checks }: Finding, number: number, { service, seed }: About, lines: PromiseLines): string {
  return [
    `## ${number}. ${operations[0]}: ${escaped(first.what)}`,
    '',
    escaped(sentence),
    '',
    `- kind: ${kind}, ${checks === 1 ? 'one check' : `${checks} checks`}, in ${operations.join(', ')}`,
    ...(promised === undefined ? [] : [`- promised: \`${lines.lineOf(promised)}\``]),
    ...(first.came === undefined ? [] : [`- came: \`${first.came.replaceAll('`', "'")}\``]),
    `- hold again: \`${ownCommand.typed} ${service} --only ${operations[0]} --seed ${seed}\``,
    '',
    '```sh',
    ...(first.earlier ?? []),
    first.curl ?? '',
    '```',
  ].join('\n');
}

const escaped = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;');
