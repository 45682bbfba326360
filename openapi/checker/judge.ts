import { largestMegabytes } from './bounded-bytes.ts';
import { jsonIn, withShortLists } from './json-in.ts';
import { keyTwiceIn } from './key-twice.ts';
import type { Operation } from '../read/operation.ts';
import type { ContractPointer } from '../read/contract-pointer.ts';
import { documents, type Expectation } from './check.ts';
import type { Schemas, Violation } from './schemas.ts';
import { problemType, statusesOfCodes } from './mock/problem.ts';
import { mediaOf, type Answer } from './wire.ts';

const problemSchema = 'common.yaml#/components/schemas/Problem';

export function violationsIn(operation: Operation, answer: Answer, expects: Expectation, schemas: Schemas): Violation[] {
  const { status } = answer;
  const violations = statusViolations(operation, answer, expects);
  if (status === 304) return [...violations, ...bodyless(answer)];
  const response = operation.pointer.at('responses', String(status)) ?? (status >= 400 ? operation.pointer.at('responses', 'default') : undefined);
  if (response) violations.push(...headerViolations(response, answer, schemas));
  violations.push(...leaksIn(operation, answer));
  const unread = unreadBody(answer);
  if (unread) violations.push(unread);
  else if (status >= 400) violations.push(...problemViolations(response, answer, schemas));
  else if (response) violations.push(...bodyViolations(response, answer, schemas));
  return violations;
}

function statusViolations(operation: Operation, { status, headers }: Answer, { statuses, because, allow = [] }: Expectation): Violation[] {
  const pointer = '/status';
  const isExpected = statuses.includes(status);
  const named = (headers['allow'] ?? '').split(',').map((method) => method.trim().toUpperCase());
  const lacking = allow.filter((method) => !named.includes(method));
  return [
    ...(isExpected ? [] : [{ pointer, sentence: `It answers ${status} instead of ${statuses.join(' or ')}: ${because}.` }]),
    ...(status >= 500 && !isExpected ? [{ pointer, sentence: `It breaks (${status}) where it should answer or refuse.` }] : []),
    ...(isExpected || status >= 500 || documents(operation, status) ? [] : [{ pointer, sentence: `The contract documents no ${status} here.` }]),
    ...(isExpected && ![304, 405].includes(status) && !documents(operation, status)
      ? [{ pointer, sentence: `${status} is right, but the contract documents none here.` }]
      : []),
    ...(isExpected && lacking.length > 0 ? [{ pointer: '/header/allow', sentence: `The header allow does not name ${lacking.join(' and ')}.` }] : []),
  ];
}

function headerViolations(response: ContractPointer, { headers }: Answer, schemas: Schemas): Violation[] {
  return (response.at('headers')?.parts ?? []).flatMap(([name, header]) => {
    const pointer = `/header/${name.toLowerCase()}`;
    const text = headers[name.toLowerCase()];
    if (text === undefined)
      return header.at('required')?.value === true
        ? [{ pointer, sentence: `The header ${name} is missing, and the contract promises it.`, promised: header.uri }]
        : [];
    const schema = header.at('schema');
    const isNumber = ['integer', 'number'].includes(schema?.text('type') ?? '') && /^-?\d+(\.\d+)?$/.test(text);
    return schema ? schemas.misfits(schema, isNumber ? Number(text) : text, pointer) : [];
  });
}

/** Checks that member answers avoid shared caches, and that cookies are only those of the contract. */
function leaksIn(operation: Operation, { headers }: Answer): Violation[] {
  const isShared = !operation.isOpen && /(^|[\s,])(public|s-maxage)\b/i.test(headers['cache-control'] ?? '');
  const isUndeclared = headers['set-cookie'] !== undefined && !operation.success.setsCookies;
  return [
    ...(isShared ? [{ pointer: '/header/cache-control', sentence: 'It lets shared caches keep an answer that is for a member alone.' }] : []),
    ...(isUndeclared ? [{ pointer: '/header/set-cookie', sentence: 'It sets a cookie, and the contract does not say so.' }] : []),
  ];
}

function unreadBody({ isWhole, headers }: Answer): Violation | undefined {
  if (!isWhole) return { pointer: '/body', sentence: `The answer is larger than ${largestMegabytes} MB, and was not read to its end.` };
  const { 'content-encoding': coding = 'identity' } = headers;
  return coding === 'identity' ? undefined : { pointer: '/header/content-encoding', sentence: `The body comes as ${coding}, which was not asked for.` };
}

/** JSON that readers disagree about. */
function unsoundJson({ text, isUtf8 }: Answer): Violation[] {
  const place = keyTwiceIn(text);
  return [
    ...(isUtf8 ? [] : [{ pointer: '/body', sentence: 'The body is not UTF-8.' }]),
    ...(place === undefined ? [] : [{ pointer: `/body${place}`, sentence: `/body${place} is there twice, and readers differ in which of the two they take.` }]),
  ];
}

function bodyViolations(response: ContractPointer, answer: Answer, schemas: Schemas): Violation[] {
  const content = response.at('content')?.parts ?? [];
  if (content.length === 0) return bodyless(answer);
  const type = mediaOf(answer);
  const [, media] = content.find(([name]) => name === type) ?? [];
  if (!media) return [wrongType(answer, content.map(([name]) => name).join(' or '))];
  const schema = media.at('schema');
  if (!schema || !type.endsWith('json')) return [];
  const value = withShortLists(jsonIn(answer.text));
  if (value === undefined) return [{ pointer: '/body', sentence: 'The body is not JSON.' }];
  return [...unsoundJson(answer), ...schemas.misfits(schema, value, '/body'), ...schemas.undeclared(schema, value, '/body')];
}

/** Refusals fit the problem schema, name their status and can be found in the logs. */
function problemViolations(response: ContractPointer | undefined, answer: Answer, schemas: Schemas): Violation[] {
  if (mediaOf(answer) !== problemType) return [wrongType(answer, problemType)];
  const value = withShortLists(jsonIn(answer.text));
  if (typeof value !== 'object' || value === null) return [{ pointer: '/body', sentence: 'The problem is not a JSON object.' }];
  const schema = response?.at('content', problemType, 'schema');
  const { status, requestId, code } = value as Readonly<Record<string, unknown>>;
  const usual = statusesOfCodes[String(code)];
  return [
    ...unsoundJson(answer),
    ...schemas.misfits(problemSchema, value, '/body'),
    ...(schema ? schemas.undeclared(schema, value, '/body') : []),
    ...(status === answer.status ? [] : [{ pointer: '/body/status', sentence: `The problem says ${String(status)}, but the answer is ${answer.status}.` }]),
    ...(usual === undefined || usual === answer.status
      ? []
      : [{ pointer: '/body/code', sentence: `The code ${String(code)} is that of ${usual}, and the answer is ${answer.status}.` }]),
    ...(requestId === answer.headers['x-request-id']
      ? []
      : [{ pointer: '/body/requestId', sentence: 'The requestId of the problem is not the header x-request-id of the answer.' }]),
  ];
}

const bodyless = ({ status, text }: Answer): Violation[] =>
  text === '' ? [] : [{ pointer: '/body', sentence: `There is a body, but ${status} comes without one.` }];

const wrongType = (answer: Answer, wanted: string): Violation => ({
  pointer: '/header/content-type',
  sentence: `The content type of ${answer.status} is ${mediaOf(answer) || 'missing'} instead of ${wanted}.`,
});
