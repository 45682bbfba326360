import { flag, moment } from './column.ts';
import { table } from './table.ts';

export const heartbeat = table('heartbeat', {
  purpose: 'One moment, written every second where a copy of this database answers guests, so that it shows how old the copy is.',
  kept: { for: 'always', because: 'There is only one row, which is overwritten. It says nothing about any person.' },
  columns: {
    is_only: flag('Always true, so that there is only one row.', 'the server').generated(),
    beat_at: moment('The moment.', 'the server'),
  },
});

declare module './tables.ts' {
  interface TableDeclarations {
    heartbeat: typeof heartbeat;
  }
}
