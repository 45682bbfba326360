import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import { expect } from 'vitest';
import type { LiveNews } from '#server/app/live/live-news.ts';

interface Message {
  readonly name: string;
  readonly payload: { readonly $ref: string };
  readonly examples: readonly { readonly payload: unknown }[];
}

interface SocketContract {
  readonly operations: Readonly<
    Record<
      string,
      {
        readonly action: 'send' | 'receive';
        readonly messages: readonly { readonly $ref: string }[];
        readonly reply?: { readonly messages: readonly { readonly $ref: string }[] };
      }
    >
  >;
  readonly components: { readonly messages: Readonly<Record<string, Message>>; readonly schemas: Readonly<Record<string, unknown>> };
}

export const socketContract = parse(readFileSync('openapi/chat-socket.asyncapi.yaml', 'utf8')) as SocketContract;

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(socketContract, 'socket');

const keyOf = ({ $ref }: { readonly $ref: string }): string => $ref.split('/').at(-1) ?? '';

export function faultsOf(key: string, payload: unknown): readonly string[] {
  const message = socketContract.components.messages[key];
  const validate = message && ajv.getSchema(`socket${message.payload.$ref}`);
  if (!validate) return [`${key} is no message of the contract`];
  // What goes over the wire is JSON.
  return validate(JSON.parse(JSON.stringify(payload))) ? [] : (validate.errors ?? []).map(({ instancePath, message: said }) => `${key}${instancePath} ${said}`);
}

const keysOf = (action: 'send' | 'receive'): ReadonlyMap<string, string> =>
  new Map(
    Object.values(socketContract.operations)
      .filter((operation) => operation.action === action)
      .map(({ messages: [reference] }) => keyOf(reference ?? { $ref: '' }))
      .map((key) => [socketContract.components.messages[key]?.name ?? '', key]),
  );

export const sentKeys = keysOf('send');
export const askedKeys = keysOf('receive');

export const answersTo = (event: string): readonly string[] =>
  Object.values(socketContract.operations)
    .filter(({ action, messages: [reference] }) => action === 'receive' && keyOf(reference ?? { $ref: '' }) === askedKeys.get(event))
    .flatMap(({ reply }) => (reply?.messages ?? []).map(keyOf));

/** Validates everything that this server sends against the contract (K-20). */
export function keepsSocketContract(news: LiveNews): void {
  news.rooms.io?.on('connection', (socket) => {
    socket.onAnyOutgoing((name: string, value: unknown) => expect(faultsOf(sentKeys.get(name) ?? name, value)).toEqual([]));
  });
}

export const isAnswer = (event: string, answer: unknown): boolean => [...answersTo(event), 'refusal'].some((key) => faultsOf(key, answer).length === 0);
