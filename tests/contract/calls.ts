import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';
import { contracts, contributionKey, someMembersToken, anAddress, serverSeconds } from './server.ts';
import type { Operation, Parameter } from '#openapi/read/operation.ts';
import type { ContractPointer } from '#openapi/read/contract-pointer.ts';
import { asksForLater } from '#openapi/checker/call.ts';
import { examplesOf } from '#openapi/checker/examples.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';

const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true, validateSchema: false });
formats.default(ajv);
ajv.addVocabulary([
  'openapi',
  'info',
  'servers',
  'tags',
  'paths',
  'components',
  'discriminator',
  'example',
  'x-kept-for',
  'x-bound',
  'x-given-out',
  'x-made-up',
  'x-one-body',
  'x-mailed-by',
  'x-counts',
  'x-own',
]);
for (const [file, contract] of contracts.files) ajv.addSchema(contract as object, file);

const validators = new Map<string, ValidateFunction>();

/** Schema errors of a value. Schemas compile once, as that dominates a test's cost. */
export function misfits(schema: ContractPointer | string, value: unknown): unknown[] {
  const uri = typeof schema === 'string' ? schema : schema.uri;
  const validate = validators.get(uri) ?? ajv.compile({ $ref: uri });
  validators.set(uri, validate);
  return validate(value) ? [] : (validate.errors ?? []);
}

type Change = Omit<InjectOptions, 'url'> & { readonly url?: string };

/** Call from the contract's examples, signed where only a key may ask. */
export function exampleCall(operation: Operation, change: Change = {}): InjectOptions & { url: string } {
  const call = unsignedCall(operation, change);
  return operation.isOpen || operation.takesSession || operation.takesDesk
    ? call
    : signedCall(call, operation.takesSignature ? new PersonaKey() : contributionKey);
}

/** Signed call without any session data. */
export function signedCall(call: InjectOptions & { readonly url: string }, key: PersonaKey, created = serverSeconds()): InjectOptions & { url: string } {
  const { cookie: _cookie, ...headers } = (call.headers ?? {}) as Record<string, string>;
  const body = call.payload as string | Buffer | undefined;
  const signature = key.headersFor({ method: call.method ?? 'GET', target: call.url, ...(body === undefined ? {} : { body }) }, { created });
  return { ...call, headers: { ...headers, ...signature } };
}

function unsignedCall(operation: Operation, change: Change): InjectOptions & { url: string } {
  const { headers, ...shown } = shownCall(operation);
  return {
    ...shown,
    remoteAddress: anAddress(),
    ...change,
    headers: {
      ...headers,
      ...(operation.takesSession ? { cookie: `AT=${someMembersToken()}` } : {}),
      ...(operation.takesDesk ? { cookie: 'CT=desk' } : {}),
      ...change.headers,
    },
  };
}

type ShownCall = Pick<InjectOptions, 'method' | 'payload' | 'headers'> & { readonly url: string };

const shownCalls = new WeakMap<Operation, ShownCall>();

/** Constant parts of an operation's example call, composed once. */
function shownCall(operation: Operation): ShownCall {
  const call = shownCalls.get(operation) ?? composedCall(operation);
  shownCalls.set(operation, call);
  return call;
}

function composedCall(operation: Operation): ShownCall {
  const given = operation.parameters
    .filter((parameter) => !asksForLater(parameter))
    .map((parameter) => ({ ...parameter, example: exampleOf(parameter) }))
    .filter(({ example }) => example !== undefined);
  const path = given
    .filter((one) => one.in === 'path')
    .reduce((url, { name, example }) => url.replace(`{${name}}`, encodeURIComponent(String(example))), operation.path);
  const query = new URLSearchParams(
    given.filter((one) => one.in === 'query').flatMap(({ name, example }) => [example].flat().map((value): [string, string] => [name, String(value)])),
  );
  const body = operation.body?.media === 'application/octet-stream' ? Buffer.from('some bytes') : bodiesOf(operation)[0]?.payload;
  return {
    method: operation.method.toUpperCase() as 'GET',
    url: query.size > 0 ? `${path}?${query}` : path,
    ...(body === undefined ? {} : { payload: body }),
    headers: {
      ...Object.fromEntries(given.filter((one) => one.in === 'header').map(({ name, example }) => [name, String(example)])),
      ...(operation.changes ? { 'sec-fetch-site': 'same-origin' } : {}),
      ...(body === undefined ? {} : { 'content-type': operation.body?.media === 'multipart/form-data' ? formType : operation.body?.media }),
    },
  };
}

interface ShownBody {
  readonly name: string;
  readonly value: unknown;
  readonly payload: string | Buffer;
}

const shownBodies = new WeakMap<Operation, readonly ShownBody[]>();

/** Example bodies of a contract, encoded once. */
export function bodiesOf(operation: Operation): readonly ShownBody[] {
  const bodies = shownBodies.get(operation) ?? composedBodies(operation);
  shownBodies.set(operation, bodies);
  return bodies;
}

const composedBodies = ({ pointer, body }: Operation): readonly ShownBody[] =>
  examplesOf(pointer.at('requestBody'), body?.media).map(([name, value]) => ({
    name,
    value,
    payload: body?.media === 'multipart/form-data' ? formOf(value as Readonly<Record<string, string>>) : JSON.stringify(value),
  }));

export const formType = 'multipart/form-data; boundary=the-end';

/** Multipart form of files, given in base64 like contract examples. */
export const formOf = (files: Readonly<Record<string, string>>): Buffer =>
  Buffer.concat([
    ...Object.entries(files).flatMap(([name, bytes]) => [
      Buffer.from(`--the-end\r\ncontent-disposition: form-data; name="${name}"; filename="x"\r\ncontent-type: application/octet-stream\r\n\r\n`),
      Buffer.from(bytes, 'base64'),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--the-end--\r\n'),
  ]);

/** Sends a call as a new caller and expects a problem. */
export async function refusal(app: FastifyInstance, call: InjectOptions): Promise<{ status: number; code: string; answer: LightMyRequestResponse }> {
  const answer = await app.inject({ remoteAddress: anAddress(), ...call });
  expectProblem(answer);
  return { status: answer.statusCode, code: answer.json().code, answer };
}

export function expectProblem(answer: LightMyRequestResponse): void {
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  const problem = answer.json();
  expect(misfits('common.yaml#/components/schemas/Problem', problem)).toEqual([]);
  expect(problem.status).toBe(answer.statusCode);
  expect(problem.requestId).toBe(answer.headers['x-request-id']);
  expect(answer.headers['cache-control']).toBe('no-store');
}

const exampleOf = ({ pointer, schema }: Parameter): unknown => pointer.at('example')?.value ?? schema.at('examples', '0')?.value;
