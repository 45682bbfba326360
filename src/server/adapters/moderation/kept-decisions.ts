import { sql, type RawBuilder } from 'kysely';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** Last decisions, newest first, for the author alone. */
export const decisionsAbout = (scope: PseudonymScope, thing: 'post' | 'comment'): RawBuilder<unknown> =>
  sql`case when ${sql.ref(`${thing}.author_ref`)} = any(${scope.personas}::text[]) then (
    select json_agg(json_build_object('stage', stage, 'decision', decision, 'rule', rule, 'suggestedRule', suggested_rule, 'decidedOn', decided_on,
      'former', former, 'authorNote', author_note) order by place desc)
    from (select * from moderation_item where thing = ${sql.ref(`${thing}.id`)} order by place desc limit 12) as decided) end`;
