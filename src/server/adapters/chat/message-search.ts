import { sql, type RawBuilder } from 'kysely';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { openedMessage } from './sealed-message.ts';

/** Messages decrypted per batch, so that long conversations are not read whole. */
const batch = 500;

interface LookedThrough {
  readonly id: string;
  readonly conversation_id: string;
  readonly seq: number;
  readonly sealed: string | null;
}

export async function newestSaying(
  { db, secrets }: Pick<PseudonymScope, 'db' | 'secrets'>,
  { seen, query, most }: { readonly seen: RawBuilder<unknown>; readonly query: string; readonly most: number },
): Promise<readonly number[]> {
  const sought = query.trim().toLowerCase();
  const found: number[] = [];
  for (let before: number | undefined; ;) {
    const { rows } = await sql<LookedThrough>`select message.id, message.conversation_id, message.seq, message.sealed from chat_message as message
      where ${seen} and message.status = 'LIVE' ${before === undefined ? sql`` : sql`and message.seq < ${before}`}
      order by message.seq desc limit ${sql.lit(batch)}`.execute(db);
    found.push(...rows.flatMap((row) => (openedMessage(secrets, row).toLowerCase().includes(sought) ? [row.seq] : [])));
    before = rows.at(-1)?.seq;
    if (rows.length < batch || found.length >= most) return found.slice(0, most);
  }
}
