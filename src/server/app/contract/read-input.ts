import type { FastifyRequest } from 'fastify';
import { Failure, type FieldProblem } from '#core/failure.ts';
import type { Operation, Parameter } from './operation.ts';
import { invalid, readParameters, refuseBroken, type Values } from './read-parameters.ts';
import type { Check, Validators } from './validators.ts';

/** The parts of a request, as its contract takes them. */
export interface Input {
  readonly path: Values;
  readonly query: Values;
  readonly body: unknown;
}

/** Makes the reader of one operation's requests. It throws the first thing that the contract does not take. */
export function inputReader({ parameters, ignoresUnknownQuery, body }: Operation, validators: Validators): (request: FastifyRequest) => Input {
  const known = new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name));
  const readPath = partReader('path', parameters, validators);
  const readQuery = partReader('query', parameters, validators);
  const checkHeaders = partReader('header', parameters, validators);
  const checkBody = body?.isBytes
    ? bytesOnly
    : body
      ? checkJson(validators.forValue('body', body.schema))
      : (): readonly FieldProblem[] => [{ pointer: '/body', message: 'is not taken' }];
  return (request) => {
    checkHeaders(headersIn(request));
    const path = readPath(Object.entries(request.params as Readonly<Record<string, string>>));
    const asked = [...new URLSearchParams(queryIn(request))];
    const query = readQuery(ignoresUnknownQuery ? asked.filter(([name]) => known.has(name)) : asked);
    if (request.body !== undefined) refuse(checkBody(request.body));
    else if (body?.isRequired) refuse([{ pointer: '/body', message: 'is missing' }]);
    return { path, query, body: request.body };
  };
}

function partReader(part: Parameter['in'], all: readonly Parameter[], validators: Validators): (given: readonly (readonly [string, string])[]) => Values {
  const parameters = all
    .filter((parameter) => parameter.in === part)
    .map((parameter) => (part === 'header' ? { ...parameter, name: parameter.name.toLowerCase() } : parameter));
  const check = validators.forParameters(part, parameters);
  return (given) => {
    if (part !== 'header') refuseBroken(part, given);
    const values = readParameters(parameters, given);
    refuse(check(values));
    return values;
  };
}

const bytesOnly: Check = (value) => {
  if (!(value instanceof Uint8Array)) throw new Failure('invalid', 'Send the bytes themselves.', { code: 'MEDIA_TYPE_UNSUPPORTED' });
  return value.length > 0 ? [] : [{ pointer: '/body', message: 'is empty' }];
};

/** Bytes are nothing that an operation takes which takes JSON. */
const checkJson =
  (check: Check): Check =>
  (value) => {
    if (value instanceof Uint8Array) throw new Failure('invalid', undefined, { code: 'MEDIA_TYPE_UNSUPPORTED' });
    return check(value);
  };

/** The query as it was sent. What stands behind a second question mark belongs to it. */
function queryIn({ raw }: FastifyRequest): string {
  const url = raw.url ?? '';
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start + 1);
}

const headersIn = ({ headers }: FastifyRequest): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));

function refuse(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw invalid(problems);
}
