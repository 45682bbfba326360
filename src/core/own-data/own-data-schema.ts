const day = { type: 'string', format: 'date', description: 'The day on which it was taken along, in India.' } as const;

const rows = (of: string, description: string) => ({
  type: 'object',
  description,
  required: ['of', 'takenOn', 'tables'],
  additionalProperties: false,
  properties: {
    of: { const: of },
    takenOn: day,
    tables: {
      type: 'object',
      description: 'The rows of each table, by its name; index.html says what tables and columns are for.',
      additionalProperties: { type: 'array', items: { type: 'object', description: 'The columns by their names.' } },
    },
  },
});

/** The schema of the files that a member takes along (JSON Schema), which goes along too. Each file says in `of` what it is of. */
export const ownDataSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Own data',
  oneOf: [
    rows('account', 'All that is kept of the account.'),
    rows('made-up name', 'All that is kept of the made-up name, which no account is known to.'),
    {
      type: 'object',
      description: 'Reviews, salaries and others, each as its own key was answered.',
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
              kind: { enum: ['review', 'interview', 'photo', 'salary', 'benefits'] },
              own: { type: 'object', description: 'What was said, and what became of it.' },
            },
          },
        },
      },
    },
    {
      type: 'object',
      description: 'What only the device knew.',
      required: ['of', 'takenOn', 'kept', 'keys'],
      additionalProperties: false,
      properties: {
        of: { const: 'device' },
        takenOn: day,
        kept: {
          type: 'array',
          description: 'Drafts, and what else the device keeps for the member.',
          items: { type: 'object', required: ['name', 'value'], additionalProperties: false, properties: { name: { type: 'string' }, value: true } },
        },
        keys: {
          type: 'array',
          description: 'What the device notes beside the keys that it holds. The keys themselves do not leave it.',
          items: { type: 'object', required: ['of'], properties: { of: { type: 'string' } } },
        },
      },
    },
  ],
} as const;
