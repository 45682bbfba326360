// One shape for both sides of the wire: the browser calls a Service, the server is one.

import type { OperationFacts } from './operation-facts.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type Route = readonly [Method, path: string, OperationFacts?];

export type Routes<Operations> = { readonly [Name in keyof Operations]: Route };

export type Service<Operations> = {
  readonly [Name in keyof Operations]: (input: Input<Operations[Name]>) => Promise<Output<Operations[Name]>>;
};

export type Input<Operation> = Filled<{
  path: Part<Part<Operation, 'parameters'>, 'path'>;
  query: Part<Part<Operation, 'parameters'>, 'query'>;
  /** Headers of an operation that no middleware sets. */
  header: Part<Part<Operation, 'parameters'>, 'header'>;
  body: Json<Part<Operation, 'requestBody'>>;
}>;

export type Output<Operation> =
  Part<Operation, 'responses'> extends { 302: unknown } | { 303: unknown } ? Redirect : Json<Success<Part<Operation, 'responses'>>>;

export interface Redirect {
  readonly location: string;
}

type Part<Whole, Key extends string> = Whole extends { [K in Key]?: infer Value } ? Exclude<Value, undefined> : undefined;
type Json<Message> = Message extends { content: { 'application/json': infer Body } }
  ? Body
  : Message extends { content: { 'multipart/form-data': infer Form } }
    ? Files<Form>
    : Message extends { content: { 'application/octet-stream': unknown } }
      ? Uint8Array<ArrayBuffer>
      : undefined;
type Files<Form> = { [Name in keyof Form]: Uint8Array<ArrayBuffer> };
type Success<Responses> = Responses[keyof Responses & (200 | 201 | 204)];
type Filled<Parts> = { [K in keyof Parts as [Parts[K]] extends [undefined] ? never : K]: Parts[K] };
