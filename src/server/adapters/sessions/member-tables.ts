import type { Generated } from 'kysely';

/** The tables of members and of how they sign in. */
export interface MemberTables {
  readonly account: AccountTable;
  readonly identity: IdentityTable;
  readonly session: SessionTable;
  readonly passkey: PasskeyTable;
  readonly recovery_code: RecoveryCodeTable;
  readonly spent_note: SpentNoteTable;
}

interface AccountTable {
  id: string;
  display_name: string;
  is_reader: Generated<boolean>;
  is_writer: Generated<boolean>;
  role: Generated<'member' | 'moderator'>;
  naukri_user: Generated<boolean>;
  made_on: string;
  /** Since when the member rests; null for all others. */
  resting_since: Generated<string | null>;
}

interface IdentityTable {
  key: string;
  account_id: string;
  made_on: string;
}

export interface SessionTable {
  id: string;
  account_id: string;
  handle_hash: string;
  access_hashes: string[];
  former_access_hashes: Generated<string[]>;
  refresh_hashes: string[];
  former_refresh_hashes: Generated<string[]>;
  changed_at: Date;
  access_ends_at: Date;
  ends_at: Date;
  source: string;
  browser: string;
  system: string;
  signed_in_at: Date;
  used_on: string;
}

export interface PasskeyTable {
  id: string;
  account_id: string;
  credential_id: string;
  public_key: Uint8Array;
  counter: number;
  transports: string[];
  is_synced: boolean;
  browser: string;
  system: string;
  made_on: string;
  last_used_on: string | null;
}

interface RecoveryCodeTable {
  hash: string;
  account_id: string;
  made_on: string;
}

interface SpentNoteTable {
  hash: string;
  spent_on: string;
}
