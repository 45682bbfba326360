import { asked, list, company, accepts, type Planted } from './planting.ts';

/** Parameters that are read more, or less, than the contract says. */
export const lenientParameters: Readonly<Record<string, Planted>> = {
  'unknown parameters taken': list(
    asked((query) => [...query.keys()].filter((name) => /^[a-z]{9}$/.test(name)).forEach((name) => query.delete(name))),
    '/status',
  ),
  'a number above its maximum taken': list(
    asked((query) => Number(query.get('limit')) > 50 && query.set('limit', '50')),
    '/status',
  ),
  'a number below its minimum taken': list(
    asked((query) => query.has('rating') && Number(query.get('rating')) < 1 && query.delete('rating')),
    '/status',
  ),
  'a value outside an enum taken': list(
    asked((query) => !['popularity', 'rating', 'name'].includes(query.get('sort') ?? 'name') && query.delete('sort')),
    '/status',
  ),
  'an enum read in any case': list(
    asked((query) => query.has('sort') && query.set('sort', query.get('sort')!.toLowerCase())),
    '/status',
  ),
  'one value of an enum refused': list({ after: (one, { url }) => void (url.includes('sort=rating') && (one.status = 500)) }, '/status'),
  'the last of several values taken': list(
    asked((query) => query.getAll('limit').length > 1 && query.set('limit', '5')),
    '/status',
  ),
  'too many values taken': list(
    asked((query) => query.getAll('location').length > 10 && query.delete('location')),
    '/status',
  ),
  'text taken for a number': accepts('rating'),
  'a name cut to its length': list(
    asked((query) => query.has('name') && query.set('name', query.get('name')!.slice(0, 80))),
    '/status',
  ),
  'a cursor that leads nowhere': list({ after: (one, { url }) => void (url.includes('cursor=') && (one.status = 400)) }, '/status'),
  'a wrong path name taken': company({ after: (one) => void (one.status === 400 && (one.status = 200)) }, '/status'),
  'nothing found told as a success': company({ after: (one) => void (one.status === 404 && Object.assign(one, { status: 200, body: 'null' })) }, '/status'),
};
