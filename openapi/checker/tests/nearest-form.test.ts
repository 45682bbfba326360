import { describe, expect, it } from 'vitest';
import { ContractPointer } from '../../read/contract-pointer.ts';
import { Schemas } from '../schemas.ts';

const text = { type: 'string' };
const formOf = (kind: object, properties: object) => ({
  type: 'object',
  required: ['kind', ...Object.keys(properties)],
  properties: { kind: { type: 'string', ...kind }, ...properties },
});
const files = new Map([
  [
    'shapes.yaml',
    {
      shapes: {
        type: 'object',
        properties: {
          items: { type: 'array', items: { oneOf: [{ $ref: '#/components/schemas/Circle' }, { $ref: '#/components/schemas/Square' }, { type: 'null' }] } },
          frame: { oneOf: [{ $ref: '#/components/schemas/Square' }, { type: 'null' }] },
          inline: { anyOf: [formOf({ const: 'line' }, { length: { type: 'integer' } }), formOf({ const: 'dot' }, { at: text, ink: text })] },
        },
      },
      components: {
        schemas: {
          Circle: formOf({ enum: ['circle', 'disc'] }, { radius: { type: 'integer', minimum: 1 } }),
          Square: formOf({ enum: ['square'] }, { side: { type: 'integer' }, colour: text, name: text }),
        },
      },
    },
  ],
]);
const schemas = new Schemas(files);
const shapes = new ContractPointer(files, 'shapes.yaml').at('shapes');

const said = (value: unknown): readonly string[] => (shapes ? schemas.misfits(shapes, value, '/body').map(({ sentence }) => sentence) : ['nothing']);

describe('a value that fits none of its forms (R-250, R-251)', () => {
  it.each([
    [
      'by the word that tells the forms apart, though another form has fewer faults',
      { items: [{ kind: 'square', radius: 1 }] },
      "/body/items/0 fits none of its 3 forms; the nearest is Square, and there /body/items/0 must have required properties 'side', 'colour' and 'name'.",
    ],
    [
      'by the fewest faults, where no word does',
      { items: [{ kind: 'disk', radius: 2 }] },
      '/body/items/0 fits none of its 3 forms; the nearest is Circle, and there /body/items/0/kind must be equal to one of the allowed values (circle,disc).',
    ],
    [
      'by its word, where it has no name',
      { inline: { kind: 'dot', at: 'x', ink: 3 } },
      '/body/inline fits none of its 2 forms; the nearest is that of kind "dot", and there /body/inline/ink must be string.',
    ],
  ])('is described by the nearest one, %s', (_what, value, sentence) => {
    expect(said(value)).toEqual([sentence]);
  });

  it('is described without a choice, where it may be null besides', () => {
    expect(said({ frame: { kind: 'square', side: 'wide', colour: 'red', name: 'n' } })).toEqual(['/body/frame/side must be integer.']);
    expect(said({ frame: null, items: [null, { kind: 'circle', radius: 1 }] })).toEqual([]);
  });

  it('that lacks several properties has one fault', () => {
    expect(said({ frame: { kind: 'square' } })).toEqual(["/body/frame must have required properties 'side', 'colour' and 'name'."]);
    expect(said({ frame: { kind: 'square', side: 1, colour: 'red' } })).toEqual(["/body/frame must have required property 'name'."]);
  });

  it('hides nothing that is wrong beside it', () => {
    expect(said({ items: [{ kind: 'circle', radius: 0 }], frame: 7 })).toHaveLength(2);
  });
});
