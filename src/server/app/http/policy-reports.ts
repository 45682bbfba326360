import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MonotonicClock } from '#core/clock.ts';
import { fieldsIn, textIn } from '#core/device/kept-value.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { Metrics } from '#server/adapters/system/metrics.ts';
import type { Logger } from '../process/log.ts';
import { limitByNetwork } from '../traffic/rate-limits.ts';
import { policyReportsPath } from './headers.ts';
import type { Origin } from './origin.ts';
import { strictJson } from '#openapi/read/strict-json.ts';

const formats = ['application/csp-report', 'application/reports+json'];
const mostBytes = 32_768;
const mostReports = 50;

const mostInMinute = 60;

/** Directives counted by name, as in the policies sent. */
const directives =
  /^(?:base-uri|(?:child|connect|default|font|form|frame|img|manifest|media|object|script|style|worker)-(?:src|src-elem|src-attr|action|ancestors)|require-trusted-types-for|trusted-types)$/;

const blockedWords = ['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink'];

interface ReportParts {
  readonly metrics: Pick<Metrics, 'countBreach'> | undefined;
  readonly log: Logger;
  readonly clock: MonotonicClock;
  readonly origin: Origin;
}

/** Counts CSP reports of own pages by directive and blocked kind, and stores nothing else. */
export function policyReportRoutes(app: FastifyInstance, { metrics, log, clock, origin }: ReportParts): void {
  let [unlogged, loggedAt] = [new Map<string, number>(), -Infinity];
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    for (const format of formats)
      scope.addContentTypeParser(format, { parseAs: 'buffer', bodyLimit: mostBytes }, async (_: FastifyRequest, body: Buffer) => strictJson(body));
    scope.post(policyReportsPath, { onRequest: app.rateLimit({ ...limitByNetwork, max: mostInMinute, timeWindow: minuteMs }) }, async (request, reply) => {
      for (const { directive, blocked } of breachesIn(request.body, origin.of(request))) {
        metrics?.countBreach(directive, blocked);
        const name = `${directive} ${blocked}`;
        unlogged.set(name, (unlogged.get(name) ?? 0) + 1);
      }
      if (unlogged.size > 0 && clock.elapsed() - loggedAt >= minuteMs) {
        log.warn({ breaches: Object.fromEntries(unlogged) }, 'Pages broke their Content-Security-Policy.');
        [unlogged, loggedAt] = [new Map(), clock.elapsed()];
      }
      return reply.code(204).send();
    });
  });
}

interface Breach {
  readonly directive: string;
  readonly blocked: string;
}

function breachesIn(body: unknown, ours: string): readonly Breach[] {
  const reports = Array.isArray(body) ? body.slice(0, mostReports).map((each) => fieldsIn(fieldsIn(each)['body'])) : [fieldsIn(fieldsIn(body)['csp-report'])];
  return reports.flatMap((report) => {
    const said = (newer: string, older: string) => textIn(report[newer] ?? report[older]);
    if (originOf(said('documentURL', 'document-uri')) !== ours) return [];
    const [directive = ''] = (said('effectiveDirective', 'effective-directive') || textIn(report['violated-directive'])).split(' ');
    return [{ directive: directives.test(directive) ? directive : 'other', blocked: blockedKind(said('blockedURL', 'blocked-uri'), ours) }];
  });
}

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined);

/** Kind of a blocked source, without its name. */
function blockedKind(blocked: string, ours: string): string {
  if (blockedWords.includes(blocked)) return blocked;
  if (blocked === 'self' || originOf(blocked) === ours) return 'own';
  const scheme = /^[a-z-]+(?=:)/.exec(blocked)?.[0] ?? '';
  if (scheme.endsWith('-extension')) return 'extension';
  if (scheme === 'data' || scheme === 'blob') return scheme;
  return /^https?$|^wss?$/.test(scheme) ? 'foreign' : 'other';
}
