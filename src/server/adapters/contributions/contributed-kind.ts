import { sql } from 'kysely';
import type { PublicKind } from '../content-kind.ts';
import type { AnyTable } from '../database/table.ts';

interface OwnOfKind extends Pick<PublicKind, 'type' | 'itemKind' | 'texts' | 'pictures' | 'summary' | 'stars' | 'beforeMove'> {
  readonly excerptOf: readonly [text: string, instead: string];
}

/** Company content with its own page and key, published at a random hour and marked helpful. */
export function contributedKind(table: AnyTable, { excerptOf, ...own }: OwnOfKind): PublicKind {
  const column = (name: string) => sql.ref(`${table.name}.${name}`);
  const [text, instead] = excerptOf.map(column);
  return {
    ...own,
    table,
    within: sql``,
    page: column('id'),
    pageType: sql`text ${sql.lit(own.type)}`,
    pageStatus: column('status'),
    place: column('company_id'),
    excerpt: sql`left(case when ${text} = '' then ${instead} else ${text} end, 80)`,
    isContributed: sql`true`,
    countedIn: [],
    isScheduled: sql`due_at is not null`,
    counts: { up: 'up_count', down: 'down_count' },
    rank: { column: 'best', of: ({ counts: { up = 0 } }) => up },
  };
}
