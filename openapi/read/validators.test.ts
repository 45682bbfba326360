import { describe, expect, it } from 'vitest';
import { ContractPointer } from './contract-pointer.ts';
import { Validators } from './validators.ts';

const schemas = {
  Subtitle: { type: ['string', 'null'] },
  Draft: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: { type: 'string' },
      subtitle: { $ref: '#/components/schemas/Subtitle', default: null },
      poll: { type: ['object', 'null'], properties: { days: { type: 'integer', default: 7 } } },
    },
  },
};

function checked(body: object): object {
  const files = new Map([['a.yaml', { components: { schemas } }]]);
  const schema = new ContractPointer(files, 'a.yaml').at('components', 'schemas', 'Draft');
  if (schema) expect(new Validators(files).forValue('body', schema)(body)).toEqual([]);
  return body;
}

describe('a body of the contract', () => {
  it('is refused with every value of a choice, also null', () => {
    const files = new Map([['a.yaml', { days: { type: ['integer', 'null'], enum: [1, 7, null] } }]]);
    const problems = new Validators(files).forValue('body', new ContractPointer(files, 'a.yaml').at('days')!)(2);
    expect(problems.map(({ message }) => message)).toEqual(['must be one of 1, 7, null']);
  });

  it('gets the default of each missing field, even beside references and inside other fields', () => {
    expect(checked({ title: 'Leave', poll: {} })).toEqual({ title: 'Leave', subtitle: null, poll: { days: 7 } });
  });

  it('keeps what was said, also nothing', () => {
    expect(checked({ title: 'Leave', subtitle: '', poll: null })).toEqual({ title: 'Leave', subtitle: '', poll: null });
  });
});
