import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { appMessageTypes, isAppMessage, isPageMessage, pageMessageTypes } from '#core/native/native-messages.ts';
import { lintSockets } from '#scripts/openapi/lint-sockets.ts';

interface Bridge {
  readonly operations: Readonly<Record<string, { readonly action: 'send' | 'receive'; readonly messages: readonly { readonly $ref: string }[] }>>;
  readonly components: {
    readonly messages: Readonly<Record<string, { readonly payload: { readonly $ref: string }; readonly examples: readonly { readonly payload: unknown }[] }>>;
  };
}

const bridge = parse(readFileSync('openapi/native-bridge.asyncapi.yaml', 'utf8')) as Bridge;
const ajv = new Ajv2020({ strict: false });
ajv.addSchema(bridge, 'bridge');

const keeps = (type: string, message: unknown): boolean => ajv.validate(`bridge${bridge.components.messages[type]?.payload.$ref}`, message);

const typesOf = (action: 'send' | 'receive') =>
  Object.values(bridge.operations)
    .filter((operation) => operation.action === action)
    .flatMap(({ messages }) => messages.map(({ $ref }) => $ref.split('/').at(-1)));

const isMessage = { send: isAppMessage, receive: isPageMessage };

describe('the messages between a page and its native app (R-220, R-221)', () => {
  it('are written as AsyncAPI says', async () => {
    expect(await lintSockets()).toEqual([]);
  });

  it('are those of the file, each in its direction, and the file names no other', () => {
    expect([typesOf('send'), typesOf('receive')]).toEqual([appMessageTypes, pageMessageTypes]);
    expect(Object.keys(bridge.components.messages)).toEqual([...appMessageTypes, ...pageMessageTypes]);
  });

  it.each(['send', 'receive'] as const)('have examples that both keep: %s', (action) => {
    for (const type of typesOf(action)) {
      for (const { payload } of bridge.components.messages[String(type)]?.examples ?? []) {
        expect([type, keeps(String(type), payload), isMessage[action](payload)]).toEqual([type, true, true]);
      }
    }
  });

  it.each([
    { type: 'share', title: '', path: '/' },
    { type: 'share', title: 'two\nlines', path: '/' },
    { type: 'share', title: 'x'.repeat(301), path: '/' },
    { type: 'share', title: 'One', path: '//evil.test' },
    { type: 'share', title: 'One', path: '/\\evil.test' },
    { type: 'share', title: 'One', path: `/${'x'.repeat(2_048)}` },
    { type: 'openLogin', redirectUrl: 'https://evil.test' },
    { type: 'openLogin' },
    { type: 'signOut', userId: 'u1' },
    { type: 'pullToRefresh', isAllowed: 1 },
    { type: 'notificationPermission', permission: 'unsupported' },
    { type: 'notificationPermission', permission: 'granted', token: 'short' },
    { type: 'notificationPermission', permission: 'granted', token: 'x'.repeat(4_097) },
    { type: 'notificationPermission', permission: 'granted', token: '{"a": "with a space"}' },
    { type: 'back', to: '/' },
  ])('are refused by both alike: %j', (message) => {
    expect([keeps(message.type, message), isAppMessage(message), isPageMessage(message)]).toEqual([false, false, false]);
  });
});
