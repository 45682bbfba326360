import type { Selectable } from 'kysely';
import type { Member, SessionSource } from '#core/sessions/session.ts';
import type { Tables } from '../database/tables.ts';

export const memberColumns = [
  'account_id',
  'display_name',
  'is_reader',
  'is_writer',
  'naukri_user',
  'role',
  'resting_since',
  'source',
  'signed_in_at',
] as const;

export type MemberRow = Pick<Selectable<Tables['session']> & Selectable<Tables['account']>, (typeof memberColumns)[number]>;

export const memberFromRow = (row: MemberRow): Member => ({
  userId: row.account_id,
  displayName: row.display_name,
  loginSource: row.source as SessionSource,
  isReader: row.is_reader,
  isWriter: row.is_writer,
  naukriUser: row.naukri_user,
  role: row.role,
  isDeactivated: row.resting_since !== null,
  signedInAt: row.signed_in_at.getTime(),
});
