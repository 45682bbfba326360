// What all operations repeat follows from path, method, security and body: the files leave it out, and reading adds it.
import { methods } from './operation.ts';
import { isRecord } from './record.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Place {
  /** File below the folder of contracts, as `feed/votes.yaml`. */
  readonly file: string;
  readonly path: string;
  readonly method: string;
}

interface Reference {
  readonly $ref: string;
}

interface Repeated {
  readonly parameters: readonly Reference[];
  /** Headers of an answer that the operation writes out. */
  readonly headers: Readonly<Record<string, Reference>>;
  readonly responses: Readonly<Record<string, Reference>>;
}

/** Contract as other tools read it. What its author says wins over what follows. */
export function complete(file: string, document: unknown): unknown {
  if (!isRecord(document)) return document;
  const paths = mapped(document['paths'], (item, path) =>
    mapped(item, (operation, method) =>
      methods.some((known) => known === method) && isRecord(operation) ? completed(operation, repeatedBy({ file, path, method }, operation)) : operation,
    ),
  );
  return paths === undefined ? document : { ...document, paths };
}

export const changesSomething = (method: string, operation: Fields): boolean => method !== 'get' || operation['x-changes'] === true;

/** References of an operation to common.yaml. Banned accounts get its 409, search engines its 422. */
export function repeatedBy({ file, path, method }: Place, operation: Fields): Repeated {
  const shared = (kind: string, name: string): Reference => ({ $ref: `${file.includes('/') ? '../' : ''}common.yaml#/components/${kind}/${name}` });
  const isSecured = Array.isArray(operation['security']) && operation['security'].some((way) => isRecord(way) && Object.keys(way).length > 0);
  const isWriting = changesSomething(method, operation);
  const hasBody = operation['requestBody'] !== undefined;
  const answers: readonly (readonly [boolean, string, string])[] = [
    [true, '400', 'Invalid'],
    [isSecured, '401', 'SignedOut'],
    [isWriting, '403', 'Forbidden'],
    [path.includes('{'), '404', 'Missing'],
    [isSecured && isWriting && operation['x-open-to-banned'] !== true, '409', 'Conflict'],
    [hasBody, '413', 'TooLarge'],
    [hasBody, '415', 'UnsupportedMediaType'],
    [operation['x-bots'] === 'refused', '422', 'Refused'],
    [true, '429', 'Limited'],
    [true, '503', 'Unavailable'],
    [true, 'default', 'Broken'],
  ];
  const headers = isAskedByClients(path, operation) ? ['AppId', 'SystemId'] : [];
  return {
    parameters: headers.map((name) => shared('parameters', isWriting ? `Writer${name}` : name)),
    headers: { 'x-request-id': shared('headers', 'RequestId') },
    responses: Object.fromEntries(answers.flatMap(([isWanted, status, name]) => (isWanted ? [[status, shared('responses', name)]] : []))),
  };
}

/** Tells clients from browsers that are redirected and from probes, which name no product. */
function isAskedByClients(path: string, { responses = {} }: Fields): boolean {
  const redirects = isRecord(responses) && Object.keys(responses).some((status) => status.startsWith('3'));
  return !redirects && path !== '/healthz' && path !== '/readyz';
}

function completed(operation: Fields, { parameters, headers, responses }: Repeated): Fields {
  const { parameters: own = [], responses: answers = {} } = operation;
  const said = Array.isArray(own) ? own.map(nameOf) : [];
  const missing = parameters.filter((parameter) => !said.includes(nameOf(parameter)));
  const traced = mapped(answers, (answer) =>
    isRecord(answer) && answer['$ref'] === undefined ? { ...answer, headers: added(headers, answer['headers']) } : answer,
  );
  return { ...operation, ...(Array.isArray(own) && missing.length > 0 && { parameters: [...own, ...missing] }), responses: added(responses, traced) };
}

/** Adds what is not said, and leaves what is malformed to the lint. */
const added = (repeated: object, said: unknown): unknown => (said === undefined || isRecord(said) ? { ...repeated, ...said } : said);

/** Name of a header as it is sent, also of one by reference, as `WriterLoginSystemId`. */
function nameOf(parameter: unknown): string {
  const { $ref, name }: Fields = isRecord(parameter) ? parameter : {};
  const said = String($ref ?? name).toLowerCase();
  return /(?:^|\/\w*)(appid|systemid)$/.exec(said)?.[1] ?? said;
}

const mapped = (value: unknown, change: (inner: unknown, key: string) => unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, key)])) : value;
