import { describe, expect, it } from 'vitest';
import { ContractPointer } from '../../read/contract-pointer.ts';
import { composed, examplesOf } from '../examples.ts';

const Named = { type: 'object', required: ['name'], properties: { name: { type: 'string', example: 'Asha' }, alias: { type: 'string' } } };

function shownBy(schema: object, stories?: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] {
  const examples = stories && Object.fromEntries(Object.entries(stories).map(([name, value]) => [name, { value }]));
  const answer = { content: { 'application/json': { schema, ...(examples ? { examples } : {}) } } };
  const files = new Map<string, unknown>([['a.yaml', { answer, components: { schemas: { Named, Count: { type: 'integer', example: 4 } } } }]]);
  return examplesOf(new ContractPointer(files, 'a.yaml').at('answer'));
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object, required = Object.keys(properties)) => ({ type: 'object', required, properties });

describe('the example of a schema (R-251)', () => {
  it.each([
    ['its own', { type: 'string', example: 'a' }, 'a'],
    ['that of a part it refers to', object({ author: ref('Named') }), { author: { name: 'Asha' } }],
    ['one beside a reference, before that of what is referred to', object({ votes: { ...ref('Count'), example: 0 } }), { votes: 0 }],
    ['one of what may be null', object({ author: { oneOf: [ref('Named'), { type: 'null' }] } }), { author: { name: 'Asha' } }],
    ['null where that is said', object({ author: { oneOf: [ref('Named'), { type: 'null' }], example: null } }), { author: null }],
    ['a list of one', { type: 'array', items: ref('Count') }, [4]],
    ['a list of the fewest it takes', { type: 'array', minItems: 2, items: ref('Count') }, [4, 4]],
    ['the first of a choice', { type: 'string', enum: ['LIVE', 'FLAGGED'] }, 'LIVE'],
    ['without what may be left out', object({ votes: ref('Count'), more: ref('Count') }, ['votes']), { votes: 4 }],
    ['with what may be left out and is shown all the same', object({ more: { ...ref('Count'), example: 9 } }, []), { more: 9 }],
  ])('is %s', (_title, schema, example) => {
    expect(shownBy(schema)).toEqual([[composed, example]]);
  });

  it('is before the stories of an operation', () => {
    expect(shownBy(ref('Named'), { other: { name: 'Ravi' } })).toEqual([
      [composed, { name: 'Asha' }],
      ['other', { name: 'Ravi' }],
    ]);
  });

  it('is none where a part has none, and then the stories are all there is', () => {
    const schema = object({ name: { type: 'string' } });
    expect(shownBy(schema)).toEqual([]);
    expect(shownBy(schema, { one: { name: 'Ravi' } })).toEqual([['one', { name: 'Ravi' }]]);
  });
});
