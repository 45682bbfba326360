import { answer, answerOf, asked, body, cut, firstItem, good, inError, isProblem, json, problem, success, type Json, type Injected } from './planting.ts';

let people = 0;

/** An address that nobody else has. */
const anAddress = (): string => `10.0.${(++people >> 8) & 255}.${people & 255}`;

/** Faults of services, each to be found by itself. */
export const defects: Readonly<Record<string, Injected>> = {
  // Answers and refusals that are not as the contract says.
  'a success with another status': ['listCompanies', '/status', success((one) => (one.status = 201))],
  'an answer where there should be none': [
    'logError',
    '/status',
    success((one) => Object.assign(one, { status: 200, body: '{}', headers: { ...one.headers, 'content-type': 'application/json' } })),
  ],
  'a required property missing': ['listCompanies', '/body/items/0', firstItem((item) => delete item['name'])],
  'a property missing that is often null': ['getCompany', '/body', good((facts) => delete facts['about'])],
  'a property nobody declared': ['getCompany', '/body/internalScore', good((facts) => (facts['internalScore'] = 7))],
  'a property nobody declared, deep inside': ['listCompanies', '/body/items/0/_id', firstItem((item) => (item['_id'] = 1))],
  'a property nobody declared in a choice': [
    'getDataMap',
    '/body/tables/0/kept/days',
    good(({ tables }) => ((tables as { kept: Json }[])[0]!.kept = { for: 'always', because: 'It is public.', days: 1 })),
  ],
  'a number as text': ['listCompanies', '/body/items/0/reviewsCount', firstItem((item) => (item['reviewsCount'] = '120'))],
  'null where there is none': ['listCompanies', '/body/items/0/industry', firstItem((item) => (item['industry'] = null))],
  'a value outside its enum': ['listCompanies', '/body/items/0/indianEmployeeCount', firstItem((item) => (item['indianEmployeeCount'] = '10k+'))],
  'a number out of range': ['listCompanies', '/body/items/0/rating', firstItem((item) => (item['rating'] = 5.1))],
  'a broken URL': ['getCompany', '/body/website', good((facts) => (facts['website'] = 'a.example'))],
  'a broken e-mail address': ['getCompany', '/body/emailId', good((facts) => (facts['emailId'] = 'nobody'))],
  'an id of the wrong form': ['getCompany', '/body/companyId', good((facts) => (facts['companyId'] = 'A-1'))],
  'a success without its header': ['listCompanies', '/header/x-request-id', success(({ headers }) => delete headers['x-request-id'])],
  'a header of the wrong form': ['listCompanies', '/header/x-request-id', success(({ headers }) => (headers['x-request-id'] = 'a b'))],
  'JSON called text': ['listCompanies', '/header/content-type', success(({ headers }) => (headers['content-type'] = 'text/plain'))],
  'JSON that is none': ['listCompanies', '/body', success((one) => (one.body = `)]}',${one.body}`))],
  'a problem called JSON': ['listCompanies', '/header/content-type', answer(isProblem, ({ headers }) => (headers['content-type'] = 'application/json'))],
  'a problem as a page': [
    'listCompanies',
    '/header/content-type',
    answer(isProblem, (one) => Object.assign(one, { body: '<h1>Bad request</h1>', headers: { ...one.headers, 'content-type': 'text/html' } })),
  ],
  'a problem with a requestId of its own': ['listCompanies', '/body/requestId', problem((one) => (one['requestId'] = 'r-other'))],
  'a problem without a code': ['listCompanies', '/body', problem((one) => delete one['code'])],
  'a problem with a code of its own': ['listCompanies', '/body/code', problem((one) => (one['code'] = 'E42'))],
  'a problem with the code of another status': [
    'listCompanies',
    '/body/code',
    problem((one) => (one['code'] = one['status'] === 400 ? 'SIGNED_OUT' : one['code'])),
  ],
  'a problem with another status inside': ['listCompanies', '/body/status', problem((one) => (one['status'] = 500))],
  'a problem that tells its stack': ['listCompanies', '/body/stack', problem((one) => (one['stack'] = 'at main.java:1'))],
  'a break on a wrong parameter': ['listCompanies', '/status', answerOf(400, (one) => (one.status = 500))],
  'a break on a wrong body': ['logError', '/status', answerOf(400, (one) => (one.status = 500))],
  'a refusal with a status nobody documented': ['listCompanies', '/status', answerOf(400, (one) => (one.status = 418))],
  // Parameters that are read more, or less, than the contract says.
  'unknown parameters taken': [
    'listCompanies',
    '/status',
    asked((query) => [...query.keys()].filter((name) => /^[a-z]{9}$/.test(name)).forEach((name) => query.delete(name))),
  ],
  'a number above its maximum taken': ['listCompanies', '/status', asked((query) => Number(query.get('limit')) > 50 && query.set('limit', '50'))],
  'a number below its minimum taken': [
    'listCompanies',
    '/status',
    asked((query) => query.has('rating') && Number(query.get('rating')) < 1 && query.delete('rating')),
  ],
  'a value outside an enum taken': [
    'listCompanies',
    '/status',
    asked((query) => !['popularity', 'rating', 'name'].includes(query.get('sort') ?? 'name') && query.delete('sort')),
  ],
  'an enum read in any case': ['listCompanies', '/status', asked((query) => query.has('sort') && query.set('sort', query.get('sort')!.toLowerCase()))],
  'one value of an enum refused': ['listCompanies', '/status', { after: (one, { url }) => void (url.includes('sort=rating') && (one.status = 500)) }],
  'the last of several values taken': ['listCompanies', '/status', asked((query) => query.getAll('limit').length > 1 && query.set('limit', '5'))],
  'too many values taken': ['listCompanies', '/status', asked((query) => query.getAll('location').length > 10 && query.delete('location'))],
  'text taken for a number': ['listCompanies', '/status', asked((query) => query.delete('rating'))],
  'a name cut to its length': ['listCompanies', '/status', asked((query) => query.has('name') && query.set('name', query.get('name')!.slice(0, 80)))],
  'a cursor that leads nowhere': ['listCompanies', '/status', { after: (one, { url }) => void (url.includes('cursor=') && (one.status = 400)) }],
  'a wrong path name taken': ['getCompany', '/status', { after: (one) => void (one.status === 400 && (one.status = 200)) }],
  'nothing found answered as a success': [
    'getCompany',
    '/status',
    { after: (one) => void (one.status === 404 && Object.assign(one, { status: 200, body: 'null' })) },
  ],
  // Bodies that are taken against the contract, or refused against it.
  'a missing required header taken': ['logError', '/status', { before: (call) => ({ ...call, headers: { appid: '1', systemid: 'AB_WEB', ...call.headers } }) }],
  'a text too long taken': ['logError', '/status', inError((error) => (error['message'] = cut(error['message'], 500)))],
  'lengths counted in bytes': ['logError', '/status', body((text) => (Buffer.byteLength(text) > 600 && text.length < 600 ? '{}' : text))],
  'an empty required text taken': ['logError', '/status', inError((error) => error['name'] === '' && (error['name'] = 'x'))],
  'a property too many taken': [
    'logError',
    '/status',
    json((value) =>
      Object.keys(value)
        .filter((name) => /^[a-z]{9}$/.test(name) && name !== 'requestId' && name !== 'operation')
        .forEach((name) => delete value[name]),
    ),
  ],
  'null taken for left out': ['logError', '/status', json((value) => value['screen'] === null && delete value['screen'])],
  'a missing required property taken': ['logError', '/status', json((value) => (value['display'] ??= 'WEB'))],
  'a number as text taken': ['logError', '/status', json((value) => typeof value['status'] === 'string' && (value['status'] = 500))],
  'a line break after a pattern taken': [
    'logError',
    '/status',
    json((value) => typeof value['operation'] === 'string' && (value['operation'] = value['operation'].trim())),
  ],
  'one choice of a body refused': ['logError', '/status', json((value) => value['kind'] === 'signed-out' && (value['kind'] = 'nothing'))],
  'an empty body taken': ['logError', '/status', body((text) => text || '{"error":{"name":"x","message":"x"},"display":"WEB"}')],
  'any media type taken': [
    'logError',
    '/status',
    {
      before: (call) => (call.method === 'POST' ? { ...call, headers: { ...call.headers, 'content-type': 'application/json' } } : call),
    },
  ],
  'any size taken': ['logError', '/status', body((text) => text.trim())],
  'a size refused that is right': [
    'logError',
    '/status',
    answer(
      (_one, { body: text }) => Buffer.byteLength(text) === 16_384,
      (one) => (one.status = 413),
    ),
  ],
  'a break on deep nesting': [
    'logError',
    '/status',
    answer(
      (_one, { body: text }) => text.startsWith('[[['),
      (one) => (one.status = 500),
    ),
  ],
  // Faults around an operation: methods, limits, tags.
  'a method nobody declared taken': ['listCompanies', '/status', { before: (call) => (call.method === 'DELETE' ? { ...call, method: 'GET' } : call) }],
  'an unknown method answered as unknown path': ['listCompanies', '/status', answerOf(405, (one) => (one.status = 404))],
  'a refused method without Allow': ['listCompanies', '/header/allow', answerOf(405, ({ headers }) => delete headers['allow'])],
  'no limit kept': ['logError', '/status', { before: (call) => ({ ...call, headers: { ...call.headers, 'x-run': anAddress() } }) }],
  'a limit without Retry-After': ['logError', '/header/retry-after', answerOf(429, ({ headers }) => delete headers['retry-after'])],
  'a tag that is never matched': [
    'listCompanies',
    '/status',
    { before: ({ headers: { 'if-none-match': _tag, ...headers }, ...call }) => ({ ...call, headers }) },
  ],
  'a cookie that nobody declared': ['listCompanies', '/header/set-cookie', success(({ headers }) => void (headers['set-cookie'] = 'seen=1'))],
};
