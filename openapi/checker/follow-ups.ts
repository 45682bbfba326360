import type { Operation } from '../read/operation.ts';
import type { Asking } from './asking.ts';
import { callOf, withParameter, type Call, type Parts } from './call.ts';
import { accepted, documents, notRun, refused, type Check, type Expectation, type Outcome } from './check.ts';
import { isCursor } from './parameter-checks.ts';
import { isByContribution } from './persona-keys/contributions.ts';
import { ofGivenOut, takesGivenOut } from './reach.ts';

/** Checks whose request depends on an earlier answer. */
export async function followUps(operation: Operation, parts: Parts, asking: Asking): Promise<Outcome[]> {
  return [...(await nextPage(operation, parts, asking)), ...(await unchanged(operation, parts, asking))];
}

async function nextPage(operation: Operation, parts: Parts, asking: Asking): Promise<Outcome[]> {
  const parameter = operation.parameters.find(isCursor);
  if (!parameter) return [];
  const what = 'the next of the first page as cursor';
  const limit = operation.parameters.find(({ name, in: part }) => name === 'limit' && part === 'query');
  const start = limit ? withParameter(parts, limit, limit.schema.number('minimum') ?? 1) : parts;
  const first = await asking.answerTo(callOf(operation, start));
  const cursor = /"next":\s*"([^"]+)"/.exec(first?.text ?? '')?.[1];
  if (cursor === undefined) return [notRun(operation, 'parameters', what, 'The first page names no next one, so there is no cursor to follow.')];
  const check: Check = {
    kind: 'parameters',
    what,
    call: callOf(operation, withParameter(start, parameter, cursor)),
    expects: accepted(operation),
    lacking: parts.lacking,
  };
  return [await asking.outcomeOf(operation, check)];
}

/** Repeats with the answer's tag, expected only for answers that may be stored. */
async function unchanged(operation: Operation, parts: Parts, asking: Asking): Promise<Outcome[]> {
  if (operation.changes) return [];
  const call = callOf(operation, parts);
  const answer = await asking.answerTo(call);
  const tag = answer?.headers['etag'];
  const what = 'the same question again';
  if (answer?.status !== operation.success.status) return [notRun(operation, 'unchanged', what, 'There was no success to ask about again.')];
  if (tag === undefined) return operation.cacheSeconds ? [notRun(operation, 'unchanged', what, 'The answer carries no ETag, and none is promised.')] : [];
  const again = { ...call, headers: { ...call.headers, 'if-none-match': tag } };
  const expects = { statuses: [304], because: 'nothing has changed since the answer with this ETag' };
  return [await asking.outcomeOf(operation, { kind: 'unchanged', what: 'the same question with the ETag of the answer', call: again, expects })];
}

/** Requests before a limit bites, for guests of one network, whom keys of contributions are among, or a member. */
export const callsAllowed = (operation: Operation): number =>
  (operation.isOpen || isByContribution(operation) ? operation.rateLimit?.guests : operation.rateLimit?.requests) ?? 0;

/** Exhausts the limit from one address and checks the refusal, with malformed requests, the cheapest. */
export async function limitOutcome(operation: Operation, parts: Parts, asking: Asking, address: string): Promise<Outcome> {
  const requests = callsAllowed(operation);
  const what = `request ${requests + 1} within ${operation.rateLimit?.seconds} s`;
  const refusals = takesGivenOut(operation) ? ofGivenOut.filter((status) => documents(operation, status)) : [];
  const either = { statuses: [operation.success.status, ...refusals, 429], because: 'only the limit may stop it' };
  const last = { statuses: [429], because: `the contract allows ${requests} requests` };
  const good = callOf(operation, parts);
  const ask = (call: Call, expects: Expectation): Promise<Outcome> =>
    asking.outcomeOf(operation, { kind: 'limits', what, call, expects, lacking: parts.lacking }, address);
  const early = await refusedUntilLimited(operation, good, ask);
  if (early) return early;
  const start = performance.now();
  for (let turn = 0; turn < requests; turn++) {
    const outcome = await ask(good, either);
    if (outcome.status === 429 || outcome.state === 'broken') return outcome;
    const seconds = (performance.now() - start) / 1_000;
    if (seconds > (operation.rateLimit?.seconds ?? Infinity))
      return notRun(operation, 'limits', what, `Asking took ${Math.round(seconds)} s, which is longer than the limit counts.`);
  }
  return ask(good, last);
}

const atOnce = 8;

/** Refusal after as many bad requests as allowed. Nothing where these are uncounted or accepted. */
async function refusedUntilLimited(
  operation: Operation,
  good: Call,
  ask: (call: Call, expects: Expectation) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  if (operation.ignoresUnknownQuery) return undefined;
  const requests = callsAllowed(operation);
  const bad = { ...good, target: `${good.target}${good.target.includes('?') ? '&' : '?'}nobody-asks-this=1` };
  const expects = refused(operation, 'nobody declared a parameter nobody-asks-this', [400, 422, 429]);
  for (let asked = 0; asked < requests; asked += atOnce) {
    const outcomes = await Promise.all(Array.from({ length: Math.min(atOnce, requests - asked) }, () => ask(bad, expects)));
    if (outcomes.some(({ status }) => status === 429)) break;
    if (outcomes.some(({ state }) => state !== 'kept')) return undefined;
  }
  const outcome = await ask(good, { statuses: [429], because: `the contract allows ${requests} requests` });
  return outcome.status === 429 ? outcome : undefined;
}
