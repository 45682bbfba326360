import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { methods, type Operation } from '#openapi/read/operation.ts';
import { examplesOf } from '#openapi/checker/examples.ts';
import { exampleCall, formOf, misfits, refusal } from './calls.ts';
import { contracts, openServer } from './server.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openServer();
});
afterAll(() => app.close());

const path = (operation: Operation) => exampleCall(operation).url.split('?', 1)[0]!;
const withQuery = (operation: Operation, query: string) => exampleCall(operation, { url: `${path(operation)}?${query}` });

describe.each(contracts.operations.map((operation) => ({ name: operation.operationId, operation })))('the operation $name', ({ operation }) => {
  const { pointer, success } = operation;
  const bodies = examplesOf(pointer.at('requestBody'));

  it('refuses every method it does not name, and tells which there are (R-251, S-11)', async () => {
    const ofSamePath = contracts.operations.filter((other) => other.path === operation.path).map(({ method }) => method);
    for (const method of [...methods, 'trace', 'propfind'].filter((one) => !ofSamePath.includes(one as Operation['method']))) {
      const { status, code, answer } = await refusal(app, exampleCall(operation, { method: method.toUpperCase() as 'GET', headers: { accept: 'text/html' } }));
      expect([status, code], method).toEqual([405, 'METHOD_NOT_ALLOWED']);
      for (const allowed of ofSamePath) expect(answer.headers['allow']).toContain(allowed.toUpperCase());
    }
  });

  it('tells its methods to OPTIONS, and nothing to another site (S-10)', async () => {
    const url = path(operation);
    const answer = await app.inject({ method: 'OPTIONS', url });
    expect([answer.statusCode, String(answer.headers['allow']).includes(operation.method.toUpperCase())]).toEqual([204, true]);
    for (const origin of ['https://evil.test', 'null', 'https://localhost.evil.test']) {
      expect((await refusal(app, { method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': 'POST' } })).status).toBe(403);
      const asked = await app.inject(exampleCall(operation, { headers: { origin } }));
      expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('does not listen to a method that a header claims (S-11)', async () => {
    const answer = await app.inject(exampleCall(operation, { headers: { 'x-http-method-override': 'DELETE' } }));
    const isNamed = operation.parameters.some(({ name }) => name === 'X-HTTP-Method-Override');
    expect(answer.statusCode).toBe(isNamed ? 400 : success.status);
  });

  it(`${operation.ignoresUnknownQuery ? 'passes over' : 'refuses'} a query it does not know (R-251, S-61, S-67)`, async () => {
    const known = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    const strange = [
      'utm_source=x',
      '__proto__=1',
      '__proto__[isWriter]=1',
      'constructor.prototype=1',
      ...known.flatMap((name) => [`${name}[]=1`, `${name}[a]=1`, `${name.toUpperCase()}=1`]),
    ];
    for (const query of strange) {
      if (operation.ignoresUnknownQuery) expect((await app.inject(withQuery(operation, query))).statusCode).toBe(success.status);
      else {
        const { status, code } = await refusal(app, withQuery(operation, query));
        expect([status, code], query).toEqual([400, 'REQUEST_INVALID']);
      }
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('refuses values outside their bounds (S-48, S-67)', async () => {
    for (const { name, schema } of operation.parameters.filter((parameter) => parameter.in === 'query')) {
      const isList = schema.text('type') === 'array';
      const isNumber = ['integer', 'number'].includes(schema.text('type') ?? '');
      const wrong = [`${name}=%00`, `${name}=%ff`, ...(isList ? [`${name}=A%20B!`] : [`${name}=1&${name}=2`, `${name}=${'x'.repeat(5_000)}`])];
      const numbers = isNumber
        ? [
            '-1',
            '1e9',
            '1000000000',
            'NaN',
            'Infinity',
            '0x10',
            '',
            '%20',
            '01',
            'true',
            '[1]',
            ...(schema.text('type') === 'integer' ? ['10.5'] : []),
            ...(schema.number('minimum') ? ['0'] : []),
          ]
        : [];
      for (const query of [...wrong, ...numbers.map((value) => `${name}=${value}`)]) {
        const { status, code } = await refusal(app, withQuery(operation, query));
        expect([status, code], query.slice(0, 80)).toEqual([400, 'REQUEST_INVALID']);
      }
    }
  });

  it('refuses a name in its path that can be none', async () => {
    for (const { name, in: part, schema } of operation.parameters)
      for (const text of part === 'path' ? ['A', 'a..b', 'a%2fb', '%00', 'x'.repeat(300), "a'--"] : []) {
        const { url } = exampleCall({ ...operation, path: operation.path.replace(`{${name}}`, text) });
        expect((await refusal(app, exampleCall(operation, { url }))).status, text).toBe(schema.at('enum') ? 404 : 400);
      }
  });

  if (operation.changes)
    it('changes nothing on the word of another site (S-17, S-18)', async () => {
      for (const site of ['cross-site', 'same-site'])
        expect((await refusal(app, exampleCall(operation, { headers: { 'sec-fetch-site': site } }))).code).toBe('CROSS_SITE');
      const { 'sec-fetch-site': _gone, ...headers } = exampleCall(operation).headers as Record<string, string>;
      const call = { ...exampleCall(operation), headers };
      for (const origin of [undefined, 'null', 'https://evil.test', 'https://localhost.evil.test', 'https://localhost@evil.test'])
        expect((await refusal(app, { ...call, headers: { ...headers, ...(origin ? { origin } : {}) } })).status, origin).toBe(403);
      expect((await app.inject({ ...call, headers: { ...headers, host: 'daftar.test', origin: 'http://daftar.test' } })).statusCode).toBe(success.status);
      for (const name of ['appid', 'systemid']) {
        const { [name]: _absent, ...rest } = exampleCall(operation).headers as Record<string, string>;
        const { status, code, answer } = await refusal(app, { ...exampleCall(operation), headers: rest });
        expect([status, code, answer.json().errors[0].pointer]).toEqual([400, 'REQUEST_INVALID', `/header/${name}`]);
      }
    });

  if (operation.body && operation.body.media !== 'multipart/form-data')
    it('takes no body but of its own kind (S-17)', async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', 'text/json', ''])
        expect((await refusal(app, exampleCall(operation, { headers: { 'content-type': type } }))).code, type).toBe('MEDIA_TYPE_UNSUPPORTED');
      expect((await refusal(app, exampleCall(operation, { headers: { 'content-encoding': 'gzip' } }))).code).toBe('MEDIA_TYPE_UNSUPPORTED');
      const { answer } = await refusal(app, exampleCall(operation, { headers: { 'content-type': 'image/png' } }));
      expect(answer.json().message).toBe(
        operation.body?.media === 'application/json' ? 'Send JSON.' : 'Send the bytes themselves, as application/octet-stream.',
      );
    });

  if (operation.body?.media === 'application/json')
    it('refuses a body that is broken, too large or too clever (S-61, S-63)', async () => {
      const [first] = bodies;
      const text = JSON.stringify(first?.[1]);
      const field = (content: string) => text.replace(/}$/, `,${content}}`);
      const malformed: (string | Buffer)[] = [
        '',
        '{',
        '[',
        'undefined',
        "{'a':1}",
        `${text}x`,
        '\ufeff\ufeff{}',
        Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
      ];
      const clever = [
        field('"__proto__":{"isWriter":true}'),
        field('"\\u005f_proto__":1'),
        field('"constructor":{"prototype":1}'),
        field('"a":1,"a":2'),
        field('"a":1,"\\u0061":2'),
        field('"a":1e400'),
        field('"a":"\\u0000"'),
        field('"a":"\\ud800"'),
        `${'['.repeat(4_000)}${']'.repeat(4_000)}`,
        field(`"many":{${Array.from({ length: 2_001 }, (_, name) => `"${name.toString(36)}":1`).join()}}`),
      ];
      for (const payload of [...malformed, ...clever]) {
        const { status, code } = await refusal(app, exampleCall(operation, { payload }));
        expect([status, code], String(payload).slice(0, 60)).toEqual([400, 'BODY_MALFORMED']);
      }
      const unfit = ['null', '[]', '1', '"x"', '{}', field('"unknown":1')].filter((payload) => misfits(operation.body!.schema, JSON.parse(payload)).length > 0);
      for (const payload of unfit) {
        const { status, code } = await refusal(app, exampleCall(operation, { payload }));
        expect([status, code], payload).toEqual([400, 'REQUEST_INVALID']);
      }
      const large = JSON.stringify({ a: 'x'.repeat(operation.body!.maxBytes) });
      expect(await refusal(app, exampleCall(operation, { payload: large }))).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
      expect((await app.inject(exampleCall(operation, { payload: text }))).statusCode).toBe(success.status);
      expect(Object.hasOwn(Object.prototype, 'isWriter')).toBe(false);
    });

  if (operation.body?.media === 'multipart/form-data')
    it('accepts only complete forms with the named files, within bounds (S-17, S-61, S-63, S-73)', async () => {
      const { maxBytes, schema } = operation.body!;
      const [field = ''] = schema.at('properties')!.parts.map(([name]) => name);
      const codeOf = async (payload: string | Buffer, headers = {}) => (await refusal(app, exampleCall(operation, { payload, headers }))).code;
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/mixed; boundary=the-end', ''])
        expect(await codeOf('{}', { 'content-type': type }), type).toBe('MEDIA_TYPE_UNSUPPORTED');
      expect(await codeOf(formOf({ [field]: '' }), { 'content-encoding': 'gzip' })).toBe('MEDIA_TYPE_UNSUPPORTED');
      const whole = formOf({ [field]: 'AAAA' }).toString('latin1');
      const clever = (name: string) => whole.replace(`name="${field}"`, `name="${name}"`);
      for (const broken of ['', 'x', whole.slice(0, -12), whole.slice(0, 40), clever('__proto__'), clever('constructor')])
        expect(['BODY_MALFORMED', 'REQUEST_INVALID'], broken.slice(0, 80)).toContain(await codeOf(Buffer.from(broken, 'latin1')));
      expect(await codeOf(whole, { 'content-type': 'multipart/form-data' })).toBe('BODY_MALFORMED');
      const plain = whole.replace('; filename="x"', '').replace('application/octet-stream', 'text/plain');
      const twice = whole.replace('--the-end--', whole);
      for (const wrong of [formOf({}), formOf({ [field]: 'AAAA', unknown: 'AAAA' }), plain, twice])
        expect(await codeOf(wrong), String(wrong).slice(0, 80)).toBe('REQUEST_INVALID');
      expect(await codeOf(formOf({ [field]: Buffer.alloc(maxBytes).toString('base64') }))).toBe('BODY_TOO_LARGE');
      const { 'content-length': _length, ...streamed } = { 'content-length': '' };
      expect(await codeOf(formOf({ [field]: Buffer.alloc(maxBytes + 1).toString('base64') }), { ...streamed, 'transfer-encoding': 'chunked' })).toBe(
        'BODY_TOO_LARGE',
      );
      expect((await app.inject(exampleCall(operation))).statusCode).toBe(success.status);
    });
});
