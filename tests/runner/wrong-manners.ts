import { anAddress } from '#tests/contract/server.ts';
import { answer, list, log, success, type Planted } from './planting.ts';

/** Faults around an operation: methods, limits, tags. */
export const wrongManners: Readonly<Record<string, Planted>> = {
  'a method nobody declared taken': list({ before: (call) => (call.method === 'DELETE' ? { ...call, method: 'GET' } : call) }, '/status'),
  'an unknown method told as unknown path': list(
    answer(
      ({ status }) => status === 405,
      (one) => (one.status = 404),
    ),
    '/status',
  ),
  'a refused method without Allow': list(
    answer(
      ({ status }) => status === 405,
      ({ headers }) => delete headers['allow'],
    ),
    '/header/allow',
  ),
  'no limit kept': log({ before: (call) => ({ ...call, headers: { ...call.headers, 'x-run': anAddress() } }) }, '/status'),
  'a limit without Retry-After': log(
    answer(
      ({ status }) => status === 429,
      ({ headers }) => delete headers['retry-after'],
    ),
    '/header/retry-after',
  ),
  'a tag that is never matched': list({ before: ({ headers: { 'if-none-match': _tag, ...headers }, ...call }) => ({ ...call, headers }) }, '/status'),
  'a cookie that nobody declared': list(
    success(({ headers }) => void (headers['set-cookie'] = 'seen=1')),
    '/header/set-cookie',
  ),
};
