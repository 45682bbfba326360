import { describe, expect, it } from 'vitest';
import { AnswerFilters } from './answer-filter.ts';
import { ContractPointer } from '#openapi/read/contract-pointer.ts';

const files = new Map<string, unknown>([
  [
    'a.yaml',
    {
      tree: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { $ref: 'b.yaml#/text' },
          age: { type: ['number', 'null'] },
          children: { type: 'array', items: { $ref: '#/tree' } },
          kept: { $ref: '#/kept' },
          parent: { oneOf: [{ $ref: '#/tree' }, { type: 'null' }] },
          texts: { type: 'object', required: ['title'], properties: { title: { type: 'string' } }, additionalProperties: { type: ['string', 'null'] } },
          kin: { type: 'object', additionalProperties: { $ref: '#/tree' } },
          closed: { type: 'object', additionalProperties: false },
        },
      },
      kept: {
        oneOf: [
          { type: 'object', required: ['for', 'days'], properties: { for: { type: 'string', const: 'days' }, days: { type: 'integer' } } },
          { type: 'object', required: ['for'], properties: { for: { type: 'string', const: 'always' }, because: { type: 'string' } } },
        ],
        discriminator: { propertyName: 'for' },
      },
    },
  ],
  ['b.yaml', { text: { type: 'string' } }],
]);

const filter = new AnswerFilters().of(new ContractPointer(files, 'a.yaml').at('tree')!);

describe('an answer', () => {
  it('keeps what is declared, however deep, and nothing else', () => {
    const value = {
      secret: 1,
      name: 'root',
      age: null,
      children: [
        { name: 'leaf', age: 1.5, mail: 'x', kept: { for: 'days', days: 3, by: 'x' } },
        { name: 'bud', kept: { for: 'always', because: 'x', days: 1 } },
      ],
    };
    expect(filter(value)).toEqual({
      name: 'root',
      age: null,
      children: [
        { name: 'leaf', age: 1.5, kept: { for: 'days', days: 3 } },
        { name: 'bud', kept: { for: 'always', because: 'x' } },
      ],
    });
    expect(value.secret).toBe(1);
  });

  it('takes null for a reference that may be null, and keeps what is declared otherwise', () => {
    expect(filter({ name: 'x', parent: null })).toEqual({ name: 'x', parent: null });
    expect(filter({ name: 'x', parent: { name: 'y', mail: 'x', parent: null } })).toEqual({ name: 'x', parent: { name: 'y', parent: null } });
  });

  it('keeps maps under any name by their schema, and nothing of closed objects’ extras', () => {
    const texts = { title: 'x', content: 'y', caption: null };
    const made = filter({ name: 'x', texts, kin: { aunt: { name: 'y', mail: 'x' } }, closed: { mail: 'x' } });
    expect(made).toEqual({ name: 'x', texts, kin: { aunt: { name: 'y' } }, closed: {} });
  });

  it.each([
    [{}, 'lacks name'],
    [{ name: 'x', texts: {} }, 'lacks title'],
    [{ name: 'x', texts: { title: 'x', content: 1 } }, 'holds a integer'],
    [{ name: 'x', kin: { aunt: {} } }, 'lacks name'],
    [{ name: 1 }, 'holds a integer'],
    [{ name: null }, 'holds a null'],
    [{ name: 'x', age: 'old' }, 'holds a string'],
    [{ name: 'x', children: {} }, 'holds a object'],
    [{ name: 'x', children: [{}] }, 'lacks name'],
    [{ name: 'x', parent: {} }, 'lacks name'],
    [{ name: 'x', parent: 'y' }, 'holds a string'],
    [{ name: 'x', kept: { for: 'ever' } }, 'none of'],
    [{ name: 'x', kept: { for: 'days', days: 1.5 } }, 'holds a number'],
    [null, 'holds a null'],
    [undefined, 'holds a undefined'],
  ])('fails rather than break its promise: %o', (value, problem) => expect(() => filter(value)).toThrow(problem));
});
