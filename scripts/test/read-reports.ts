// The sums of the reports of the two test runners: how much passed, how much failed, and what.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface FailedTest {
  readonly file: string;
  readonly test: string;
  readonly why: readonly string[];
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly FailedTest[];
  readonly slowest?: readonly string[];
}

interface TestsReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly failureMessages: readonly string[] }[];
  }[];
}

interface Suite {
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[] }[];
  }[];
  readonly suites?: readonly Suite[];
}

interface JourneysReport {
  readonly suites: readonly Suite[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
}

const linesShown = 6;
const slowestShown = 15;

export function readTests(file: string): Outcome {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as TestsReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status !== 'passed');
    const path = relative('.', name);
    if (failed.length === 0) return status === 'failed' ? [failedTest(path, 'the file itself', message)] : [];
    return failed.map(({ fullName, failureMessages, ...result }) => failedTest(path, fullName, failureMessages[0] ?? `It was ${result.status}.`));
  });
  const slowest = slowestOf(testResults.map(({ name, startTime, endTime }) => ({ name: relative('.', name), ms: endTime - startTime })));
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests, failures, slowest };
}

export function readJourneys(file: string): Outcome {
  const { suites, stats } = JSON.parse(readFileSync(file, 'utf8')) as JourneysReport;
  const specs = suites.flatMap(specsOf);
  const failures = specs.flatMap(({ file: where, title, ok, tests }) => {
    if (ok) return [];
    return [failedTest(`tests/journeys/${where}`, title, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message)];
  });
  const slowest = slowestOf(
    specs.map(({ file: where, title, tests }) => ({
      name: `${where} › ${title}`,
      ms: sumOf(tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    })),
  );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, failures, slowest };
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const slowestOf = (timed: readonly { readonly name: string; readonly ms: number }[]): readonly string[] =>
  timed
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, slowestShown)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1)} s ${name}`);

const failedTest = (file: string, test: string, message = ''): FailedTest => ({ file, test, why: stripVTControlCharacters(message).split('\n', linesShown) });
