import { moment, text } from './column.ts';
import { table } from './table.ts';

export const migration = table('migration', {
  purpose: 'Which steps built this database, so that each runs exactly once.',
  kept: { for: 'always', because: 'The server compares it with its own steps at every start. It says nothing about any person.' },
  columns: {
    name: text('The name of the step.', 'the server', 'product'),
    checksum: text('A fingerprint of the step, so that a later change to it is noticed.', 'the server', 'product'),
    applied_at: moment('When the step ran.', 'operator').generated(),
  },
});
