import { describe, expect, it } from 'vitest';
import { accepted } from '../check.ts';
import { violationsIn } from '../judge.ts';
import { keyTwiceIn } from '../key-twice.ts';
import { Schemas } from '../schemas.ts';
import { Secrets } from '../secrets.ts';
import type { Answer } from '../wire.ts';
import { contracts } from './contracts.ts';

const operation = contracts.operations.find(({ operationId }) => operationId === 'getCompany');
const schemas = new Schemas(contracts.files);
const json = { 'content-type': 'application/json' };
const problem = { 'content-type': 'application/problem+json' };
const answer = (given: Partial<Answer>): Answer => ({ status: 200, headers: json, text: '{}', isWhole: true, isUtf8: true, ...given });

const said = (given: Partial<Answer>): readonly string[] =>
  violationsIn(operation!, answer(given), accepted(operation!), schemas)
    .filter(({ pointer }) => pointer.startsWith('/body') || pointer === '/header/content-encoding')
    .map(({ sentence }) => sentence);

describe('a body that is not sound (R-250, R-251)', () => {
  it.each([
    ['is larger than what is read', { isWhole: false, text: '' }, 'The answer is larger than 10 MB, and was not read to its end.'],
    ['comes packed', { headers: { ...json, 'content-encoding': 'gzip' }, text: '\u001f' }, 'The body comes as gzip, which was not asked for.'],
  ])('is one finding, where it %s', (_what, given, sentence) => {
    expect(said(given)).toEqual([sentence]);
    expect(said({ ...given, status: 404 })).toEqual([sentence]);
  });

  it.each([
    ['is no UTF-8', { isUtf8: false }, 'The body is not UTF-8.'],
    ['has a key twice', { text: '{"a":1,"a":2}' }, '/body/a is there twice, and readers differ in which of the two they take.'],
  ])('is found, where it %s, in a success and in a refusal', (_what, given, sentence) => {
    expect(said(given)).toContain(sentence);
    expect(said({ ...given, status: 404, headers: problem })).toContain(sentence);
    expect(said({})).not.toContain(sentence);
  });

  it('is checked as far as its list may go, even a million wrong items', () => {
    expect(said({ text: `{"items":[${'0,'.repeat(1e6)}0]}` })).not.toEqual([]);
  }, 20_000);

  it('is named by few of its keys, where it has many that nobody declared', () => {
    const many = JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`key${at}`, at])));
    expect(said({ text: many }).filter((sentence) => sentence.includes('does not name it')).length).toBeLessThan(10);
  });
});

describe('a key that is there twice', () => {
  it.each([
    ['{"a":{"b":1},"b":[{"a":1},{"a":2}]}', undefined],
    ['["a","a",{"a":"a"},{"a":":"}]', undefined],
    ['{"a":"\\"a\\":1,","b":"\\\\"}', undefined],
    ['{"a":1,"b":{},"a":1}', '/a'],
    ['{"items":[1,[2],{"a":[],"b":{"c":0,"c":0}}]}', '/items/2/b/c'],
    ['[[],{"a/b":1,"a~":2,"a/b":1}]', '/1/a~1b'],
    ['{"caf\\u00e9":1,"café":2}', '/café'],
    ['{ "a" : 1 ,\n "a" : 2 }', '/a'],
  ])('is found wherever it is: %s', (text, place) => {
    JSON.parse(text);
    expect(keyTwiceIn(text)).toBe(place);
  });

  it('is looked for in whatever is deep or long', () => {
    expect(keyTwiceIn(`${'['.repeat(1e6)}${']'.repeat(1e6)}`)).toBeUndefined();
    expect(keyTwiceIn(`{"a":"${'\\n'.repeat(1e6)}","a":1}`)).toBe('/a');
  });
});

describe('what is shown of an answer', () => {
  const secrets = new Secrets();
  const call = { method: 'GET', target: '/', headers: {} };

  it('is found in its beginning, as an end may be made endless to search', () => {
    expect(secrets.came(answer({ text: `"${'token'.repeat(2e5)}` }), call)).toMatch(/^200 application\/json "token/);
  }, 20_000);

  it('has no part of a secret, where that is cut off', () => {
    const came = secrets.came(answer({ text: `{"accessToken":"${'abcdefgh'.repeat(5_000)}"}` }), call);
    expect(came).toBe('200 application/json {"accessToken":"…"');
  });
});
