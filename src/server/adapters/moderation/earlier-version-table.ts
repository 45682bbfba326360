import { versionDays, type VersionTexts } from '#core/queue/queue-items.ts';
import { day, memberJson, number, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const earlierVersion = table('earlier_version', {
  purpose: 'What a post or comment said before each edit, so that moderators see what readers saw. It is deleted with the post or comment.',
  kept: { for: 'days', days: versionDays },
  datedBy: 'kept_from',
  columns: {
    thing: text('The post or comment.', 'operator', 'random name'),
    version: number('Which version it was.', 'operator'),
    texts: memberJson<VersionTexts>('The texts, as they were published.', 'operator'),
    replaced_on: day('The day of the edit.', 'operator'),
    kept_from: day('The day of the edit, or of the last decision about the post or comment since.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    earlier_version: typeof earlierVersion;
  }
}
