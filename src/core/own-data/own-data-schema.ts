import { contributionKinds } from '../kinds/contribution-kinds.ts';

const day = { type: 'string', format: 'date' } as const;

const rows = (of: string) => ({
  type: 'object',
  required: ['of', 'takenOn', 'tables'],
  additionalProperties: false,
  properties: {
    of: { const: of },
    takenOn: day,
    tables: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'object' } },
    },
  },
});

/** JSON Schema for exported files, included in the export. */
export const ownDataSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Own data',
  oneOf: [
    rows('account'),
    rows('made-up name'),
    {
      type: 'object',
      required: ['of', 'takenOn', 'contributions'],
      additionalProperties: false,
      properties: {
        of: { const: 'contributions' },
        takenOn: day,
        contributions: {
          type: 'array',
          items: {
            type: 'object',
            required: ['kind', 'own'],
            additionalProperties: false,
            properties: {
              kind: { enum: contributionKinds },
              own: { type: 'object' },
            },
          },
        },
      },
    },
    {
      type: 'object',
      required: ['of', 'takenOn', 'kept', 'keys'],
      additionalProperties: false,
      properties: {
        of: { const: 'device' },
        takenOn: day,
        kept: {
          type: 'array',
          items: { type: 'object', required: ['name', 'value'], additionalProperties: false, properties: { name: { type: 'string' }, value: true } },
        },
        keys: {
          type: 'array',
          items: { type: 'object', required: ['of'], properties: { of: { type: 'string' } } },
        },
      },
    },
  ],
} as const;
