import { good, problem, answer, firstItem, isProblem, list, company, log, map, success, type Json, type Planted } from './planting.ts';

/** Answers and refusals that are not as the contract says. */
export const wrongAnswers: Readonly<Record<string, Planted>> = {
  'a success with another status': list(
    success((one) => (one.status = 201)),
    '/status',
  ),
  'an answer where there should be none': log(
    success((one) => Object.assign(one, { status: 200, body: '{}', headers: { ...one.headers, 'content-type': 'application/json' } })),
    '/status',
  ),
  'a required property missing': list(
    firstItem((item) => delete item['name']),
    '/body/items/0',
  ),
  'a property missing that is often null': company(
    good((facts) => delete facts['about']),
    '/body',
  ),
  'a property nobody declared': company(
    good((facts) => (facts['internalScore'] = 7)),
    '/body/internalScore',
  ),
  'a property nobody declared, deep inside': list(
    firstItem((item) => (item['_id'] = 1)),
    '/body/items/0/_id',
  ),
  'a property nobody declared in a choice': map(
    good(({ tables }) => ((tables as { kept: Json }[])[0]!.kept['days'] = 1)),
    '/body/tables/0/kept/days',
  ),
  'a number as text': list(
    firstItem((item) => (item['reviewsCount'] = '120')),
    '/body/items/0/reviewsCount',
  ),
  'null where there is none': list(
    firstItem((item) => (item['industry'] = null)),
    '/body/items/0/industry',
  ),
  'a value outside its enum': list(
    firstItem((item) => (item['indianEmployeeCount'] = '10k+')),
    '/body/items/0/indianEmployeeCount',
  ),
  'a number out of range': list(
    firstItem((item) => (item['rating'] = 5.1)),
    '/body/items/0/rating',
  ),
  'a broken URL': company(
    good((facts) => (facts['website'] = 'a.example')),
    '/body/website',
  ),
  'a broken e-mail address': company(
    good((facts) => (facts['emailId'] = 'nobody')),
    '/body/emailId',
  ),
  'an id of the wrong form': company(
    good((facts) => (facts['companyId'] = 'A-1')),
    '/body/companyId',
  ),
  'a success without its header': list(
    success(({ headers }) => delete headers['x-request-id']),
    '/header/x-request-id',
  ),
  'a header of the wrong form': list(
    success(({ headers }) => (headers['x-request-id'] = 'a b')),
    '/header/x-request-id',
  ),
  'JSON called text': list(
    success(({ headers }) => (headers['content-type'] = 'text/plain')),
    '/header/content-type',
  ),
  'JSON that is none': list(
    success((one) => (one.body = `)]}',${one.body}`)),
    '/body',
  ),
  'a problem called JSON': list(
    answer(isProblem, ({ headers }) => (headers['content-type'] = 'application/json')),
    '/header/content-type',
  ),
  'a problem as a page': list(
    answer(isProblem, (one) => Object.assign(one, { body: '<h1>Bad request</h1>', headers: { ...one.headers, 'content-type': 'text/html' } })),
    '/header/content-type',
  ),
  'a problem with a requestId of its own': list(
    problem((one) => (one['requestId'] = 'r-other')),
    '/body/requestId',
  ),
  'a problem without a code': list(
    problem((one) => delete one['code']),
    '/body',
  ),
  'a problem with a code of its own': list(
    problem((one) => (one['code'] = 'E42')),
    '/body/code',
  ),
  'a problem with another status inside': list(
    problem((one) => (one['status'] = 500)),
    '/body/status',
  ),
  'a problem that tells its stack': list(
    problem((one) => (one['stack'] = 'at main.java:1')),
    '/body/stack',
  ),
  'a break on a wrong parameter': list(
    answer(
      ({ status }) => status === 400,
      (one) => (one.status = 500),
    ),
    '/status',
  ),
  'a break on a wrong body': log(
    answer(
      ({ status }) => status === 400,
      (one) => (one.status = 500),
    ),
    '/status',
  ),
  'a refusal with a status nobody documented': list(
    answer(
      ({ status }) => status === 400,
      (one) => (one.status = 418),
    ),
    '/status',
  ),
};
