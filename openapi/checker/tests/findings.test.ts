import { describe, expect, it } from 'vitest';
import { becauseTaken, type Outcome } from '../check.ts';
import { findingsIn } from '../report/findings.ts';

const broken = (operationId: string, kind: Outcome['kind'], what: string, pointer: string, ...sentences: readonly string[]): Outcome => ({
  operationId,
  kind,
  what,
  state: 'broken',
  violations: sentences.map((sentence) => ({ pointer, sentence })),
  curl: undefined,
  status: Number(/answers (\d+)/.exec(sentences[0] ?? '')?.[1] ?? 0),
});

const refusal = (status: number, because: string): string => `It answers ${status} instead of 400 or 422: ${because}.`;

const recorded = (...outcomes: readonly Outcome[]): readonly (readonly string[])[] => findingsIn(outcomes).map(({ operations }) => operations);

describe('findings by cause (R-250, R-251)', () => {
  it('name once what one place takes for all operations', () => {
    const unknown = (operation: string, name: string, status = 200) =>
      broken(operation, 'parameters', `there is a query parameter ${name}`, '/status', refusal(status, `${name} is not known here`));
    const tooMany = (operation: string, what: string) =>
      broken(operation, 'bodies', `the body ${what}`, '/status', refusal(201, 'the body is not what the contract takes'));
    expect(recorded(unknown('listJobs', 'abc'), unknown('listJobs', 'LIMIT'), unknown('createJob', 'xyz', 201))).toEqual([['listJobs', 'createJob']]);
    expect(recorded(tooMany('createJob', 'has a property too many'), tooMany('createPost', 'poll has a property too many'))).toEqual([
      ['createJob', 'createPost'],
    ]);
    expect(recorded(tooMany('createJob', 'comes as text/plain'), tooMany('createPost', 'comes as application/xml'))).toEqual([['createJob', 'createPost']]);
    expect(recorded(tooMany('createJob', 'lacks title'), tooMany('createPost', 'lacks title'))).toEqual([['createJob'], ['createPost']]);
  });

  it('name an operation once that takes an undeclared and an oversized parameter', () => {
    const taken = (what: string) => broken('listJobs', 'parameters', what, '/status', refusal(200, 'limit is not what the contract takes'));
    expect(recorded(taken('limit is 51'), taken('limit is 0'), taken('there is a query parameter abc'))).toHaveLength(2);
  });

  it('join what an operation does to its own example and to similar ones', () => {
    const always = (kind: Outcome['kind'], instead: string, because: string) =>
      broken('getJob', kind, 'any', '/status', `It answers 500 instead of ${instead}: ${because}.`, 'It breaks (500) where it should answer or refuse.');
    expect(
      recorded(always('examples', '200', becauseTaken), always('parameters', '200 or 404', becauseTaken), always('parameters', '400', 'id is wrong')),
    ).toHaveLength(1);
    expect(recorded(always('parameters', '400', 'id is wrong'), always('bodies', '400', 'the body is not what the contract takes'))).toHaveLength(2);
  });

  it('take items that change their places as one, whichever rules it breaks', () => {
    const rule = (kind: Outcome['kind'], what: string, operation = 'listJobs') => broken(operation, kind, what, '/meaning', `${what} is broken.`);
    const rotated = [
      rule('paging', 'pages repeat nothing'),
      rule('order', 'items are in the order asked for: newest'),
      rule('order', 'items are in the order asked for: salary'),
      rule('order', 'without an order it is the default one'),
      broken('listJobs', 'unchanged', 'the same question with the ETag of the answer', '/status', 'It answers 200 instead of 304: nothing has changed.'),
    ];
    expect(recorded(...rotated)).toEqual([['listJobs']]);
    expect(recorded(...rotated.slice(4))).toHaveLength(1);
    expect(recorded(rule('paging', 'pages repeat nothing'), rule('paging', 'pages repeat nothing', 'listPosts'))).toHaveLength(2);
    expect(
      recorded(rule('paging', 'pages repeat nothing'), rule('paging', 'the last page names no next one'), rule('counts', 'a count is that of its list')),
    ).toHaveLength(3);
    expect(recorded(rule('gone', 'what was deleted is not found: getJob'), rule('gone', 'what was deleted is in no list: listJobs'))).toHaveLength(1);
  });
});
