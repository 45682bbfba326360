import type { Member, SessionSource } from '#core/sessions/session.ts';

/** What is read of an account together with a session of it. */
export interface MemberRow {
  readonly account_id: string;
  readonly display_name: string;
  readonly is_reader: boolean;
  readonly is_writer: boolean;
  readonly naukri_user: boolean;
  readonly resting_since: string | null;
  readonly source: string;
  readonly signed_in_at: Date;
}

export const memberColumns = ['account_id', 'display_name', 'is_reader', 'is_writer', 'naukri_user', 'resting_since', 'source', 'signed_in_at'] as const;

export const memberFromRow = (row: MemberRow): Member => ({
  userId: row.account_id,
  displayName: row.display_name,
  loginSource: row.source as SessionSource,
  isReader: row.is_reader,
  isWriter: row.is_writer,
  naukriUser: row.naukri_user,
  isDeactivated: row.resting_since !== null,
  signedInAt: row.signed_in_at.getTime(),
});
