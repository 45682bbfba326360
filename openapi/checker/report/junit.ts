import type { Kind, Outcome } from '../check.ts';
import { countsOf } from './counts-of.ts';
import { visible } from './visible.ts';

/** Outcomes in JUnit form, for build servers. */
export function junit(outcomes: readonly Outcome[]): string {
  const suites = [...Map.groupBy(outcomes, ({ operationId }) => operationId)].map(([operationId, own]) => {
    const { broken, notRun } = countsOf(own);
    const cases = own.map((outcome) => caseOf(operationId, outcome.kind, outcome)).join('\n');
    const time = own.reduce((sum, { seconds = 0 }) => sum + seconds, 0).toFixed(3);
    return `  <testsuite name="${escaped(operationId)}" tests="${own.length}" failures="${broken}" skipped="${notRun}" time="${time}">\n${cases}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

function caseOf(operationId: string, kind: Kind, { what, state, violations, earlier = [], curl = '', seconds = 0 }: Outcome): string {
  const said = escaped(violations.map(({ sentence }) => sentence).join(' '));
  const lines = escaped([...earlier, curl].join('\n'));
  const inner = state === 'broken' ? `<failure message="${said}">${lines}</failure>` : state === 'not run' ? `<skipped message="${said}"/>` : '';
  return `    <testcase classname="${escaped(operationId)}.${kind.replace(' ', '-')}" name="${escaped(what)}" time="${seconds.toFixed(3)}">${inner}</testcase>`;
}

/** XML allows no control characters, even as `&#27;`. */
const escaped = (text: string): string => visible(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
