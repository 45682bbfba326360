import { sql } from 'kysely';
import { noHash, type LedgerHead, type LedgerEntry, type RemovalLedger } from '#core/moderation/ledger.ts';
import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

const columns = sql`sequence, week, community, item_id as "itemId", item_kind as "itemKind", stars, action, rule, asked_by as "askedBy", appeal, previous_hash as "previousHash", hash`;
const mostLines = 50;

export class SqlRemovalLedger implements RemovalLedger {
  readonly #db: PseudonymScope['db'];

  constructor({ db }: Pick<PseudonymScope, 'db'>) {
    this.#db = db;
  }

  async head(): Promise<LedgerHead> {
    const last = await this.#db.selectFrom('removal').select(['sequence', 'hash']).orderBy('sequence', 'desc').limit(1).executeTakeFirst();
    const { rows } = await sql<
      LedgerHead['totals'][number]
    >`select action, rule, count(*)::integer as count from removal group by action, rule order by count desc, action, rule limit 200`.execute(this.#db);
    return { sequence: last?.sequence ?? 0, hash: last?.hash ?? noHash, totals: rows };
  }

  /** The ledger is public and in order, so that its cursor is the number of an entry. */
  async entries(after?: string | null, pageSize = usualPageSize): Promise<Page<LedgerEntry>> {
    if (after && !/^[1-9]\d{0,14}$/.test(after)) throw new Failure('invalid', 'This cursor does not belong to this list', { code: 'CURSOR_INVALID' });
    const { rows } =
      await sql<LedgerEntry>`select ${columns} from removal ${after ? sql`where sequence < ${Number(after)}` : sql``} order by sequence desc limit ${sql.lit(pageSize + 1)}`.execute(
        this.#db,
      );
    const items = rows.slice(0, pageSize);
    return { items, next: rows.length > items.length ? String(items.at(-1)?.sequence) : null };
  }

  async from(sequence: number): Promise<readonly LedgerEntry[]> {
    const { rows } = await sql<LedgerEntry>`select ${columns} from removal where sequence >= ${sequence} order by sequence limit ${sql.lit(mostLines)}`.execute(
      this.#db,
    );
    return rows;
  }
}
