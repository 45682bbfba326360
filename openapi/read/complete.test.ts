import { describe, expect, it } from 'vitest';
import { complete } from './complete.ts';

const shared = (kind: string, name: string, up = '') => ({ $ref: `${up}common.yaml#/components/${kind}/${name}` });
const answers = (names: Readonly<Record<string, string>>, up = '') =>
  Object.fromEntries(Object.entries(names).map(([status, name]) => [status, shared('responses', name, up)]));

/** An operation as it is read, alone in its file. */
const read = (operation: object, { method = 'get', path = '/v1/pins', file = 'feed.yaml' } = {}): unknown =>
  (complete(file, { openapi: '3.1.0', paths: { [path]: { [method]: operation } } }) as { paths: Record<string, Record<string, unknown>> }).paths[path]?.[
    method
  ];

const always = { '400': 'Invalid', '429': 'Limited', '503': 'Unavailable', default: 'Broken' };
const readers = [shared('parameters', 'AppId'), shared('parameters', 'SystemId')];

describe('an operation, as it is read', () => {
  it('has the answers and headers of all, also without any of its own', () => {
    expect(read({ operationId: 'listPins' })).toEqual({ operationId: 'listPins', parameters: readers, responses: answers(always) });
  });

  it('has those that follow from path, method, security and body, and names its request', () => {
    const operation = {
      security: [{ sessionCookie: [] }],
      requestBody: {},
      'x-bots': 'refused',
      responses: { '201': { description: 'It.', headers: { a: {} } } },
    };
    expect(read(operation, { method: 'post', path: '/v1/pin/{pinId}', file: 'feed/pins.yaml' })).toEqual({
      ...operation,
      parameters: [shared('parameters', 'WriterAppId', '../'), shared('parameters', 'WriterSystemId', '../')],
      responses: {
        '201': { description: 'It.', headers: { a: {}, 'x-request-id': shared('headers', 'RequestId', '../') } },
        ...answers({ ...always, '401': 'SignedOut', '403': 'Forbidden', '404': 'Missing', '409': 'Conflict' }, '../'),
        ...answers({ '413': 'TooLarge', '415': 'UnsupportedMediaType', '422': 'Refused' }, '../'),
      },
    });
  });

  it('is not open to who is banned or changes something only where it says so', () => {
    const security = [{ sessionCookie: [] }];
    const statuses = (operation: object, method = 'get') => Object.keys(Object(read({ security, ...operation }, { method })).responses);
    expect(statuses({ 'x-changes': true })).toEqual(['400', '401', '403', '409', '429', '503', 'default']);
    expect(statuses({ 'x-open-to-banned': true }, 'post')).toEqual(['400', '401', '403', '429', '503', 'default']);
    expect(statuses({ security: [{}] })).toEqual(['400', '429', '503', 'default']);
  });

  it('keeps what its author says', () => {
    const own = { '400': { $ref: '#/components/responses/Odd' }, '404': { description: 'Gone.', headers: { 'x-request-id': {} } } };
    const parameters = [{ $ref: 'login/sessions.yaml#/components/parameters/LoginSystemId' }, { name: 'q', in: 'query' }];
    expect(read({ parameters, responses: own }, { path: '/v1/pin/{pinId}' })).toEqual({
      parameters: [...parameters, shared('parameters', 'AppId')],
      responses: { ...answers(always), ...own },
    });
  });

  it.each([
    ['what a browser is sent to', '/login/{provider}', { '302': { $ref: '#/components/responses/On' } }],
    ['a probe', '/readyz', {}],
  ])('has no headers of a client where it is for %s', (_who, path, responses) => {
    expect(read({ responses }, { path })).not.toHaveProperty('parameters');
  });

  it.each([
    { components: {} },
    { paths: null },
    { paths: { '/a': { $ref: 'feed/pins.yaml#/paths/~1a' }, '/b': { get: 7, summary: {} } } },
    'no contract',
    null,
  ])('leaves the rest of a file as it is: %j', (document) => expect(complete('feed.yaml', document)).toEqual(document));

  it('leaves to the lint what is malformed', () => {
    expect(read({ parameters: 7, responses: 8 })).toEqual({ parameters: 7, responses: 8 });
    expect(read({ responses: { '200': { headers: 7 }, '204': null } })).toMatchObject({ responses: { '200': { headers: 7 }, '204': null } });
  });
});
