import { answer, body, json, inError, cut, log, type Planted } from './planting.ts';

/** Bodies that are taken against the contract, or refused against it. */
export const lenientBodies: Readonly<Record<string, Planted>> = {
  'a missing required header taken': log({ before: (call) => ({ ...call, headers: { appid: '1', systemid: 'AB_WEB', ...call.headers } }) }, '/status'),
  'a text too long taken': log(
    inError((error) => (error['message'] = cut(error['message'], 500))),
    '/status',
  ),
  'lengths counted in bytes': log(
    body((text) => (Buffer.byteLength(text) > 600 && text.length < 600 ? '{}' : text)),
    '/status',
  ),
  'an empty required text taken': log(
    inError((error) => error['name'] === '' && (error['name'] = 'x')),
    '/status',
  ),
  'a property too many taken': log(
    json((value) =>
      Object.keys(value)
        .filter((name) => /^[a-z]{9}$/.test(name) && name !== 'requestId' && name !== 'operation')
        .forEach((name) => delete value[name]),
    ),
    '/status',
  ),
  'null taken for left out': log(
    json((value) => value['screen'] === null && delete value['screen']),
    '/status',
  ),
  'a missing required property taken': log(
    json((value) => (value['display'] ??= 'WEB')),
    '/status',
  ),
  'a number as text taken': log(
    json((value) => typeof value['status'] === 'string' && (value['status'] = 500)),
    '/status',
  ),
  'a line break after a pattern taken': log(
    json((value) => typeof value['operation'] === 'string' && (value['operation'] = value['operation'].trim())),
    '/status',
  ),
  'one choice of a body refused': log(
    json((value) => value['kind'] === 'signed-out' && (value['kind'] = 'nothing')),
    '/status',
  ),
  'an empty body taken': log(
    body((text) => text || '{"error":{"name":"x","message":"x"},"display":"WEB"}'),
    '/status',
  ),
  'any media type taken': log(
    { before: (call) => (call.method === 'POST' ? { ...call, headers: { ...call.headers, 'content-type': 'application/json' } } : call) },
    '/status',
  ),
  'any size taken': log(
    body((text) => text.trim()),
    '/status',
  ),
  'a size refused that is right': log(
    answer(
      (_one, { body: text }) => Buffer.byteLength(text) === 16_384,
      (one) => (one.status = 413),
    ),
    '/status',
  ),
  'a break on deep nesting': log(
    answer(
      (_one, { body: text }) => text.startsWith('[[['),
      (one) => (one.status = 500),
    ),
    '/status',
  ),
};
