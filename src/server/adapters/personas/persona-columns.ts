import { sql } from 'kysely';
import { leftBehindName } from '#core/personas/author.ts';

/** Public columns; deactivated accounts look like departed ones. */
export const personaColumns = sql`persona.kind as persona_kind, case when persona.is_hidden then ${sql.lit(leftBehindName)} else persona.name end as persona_name,
  case when persona.is_hidden and persona.avatar is not null then '0-slate' else persona.avatar end as persona_avatar,
  persona.is_verified and not persona.is_hidden as persona_verified`;
