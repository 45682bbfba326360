import type { AdministratorEntry, AdministratorLog } from '#core/administration/administrator-log.ts';
import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { RequestScope } from '../caller/request-scope.ts';

const mostAdministrators = 200;

export class SqlAdministratorLog implements AdministratorLog {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  /** The cursor is the number of an entry. */
  async entries(after?: string | null, pageSize = usualPageSize): Promise<Page<AdministratorEntry>> {
    const { db } = this.#scope.administrator;
    if (after && !/^[1-9]\d{0,14}$/.test(after)) throw new Failure('invalid', 'This cursor does not belong to this list', { code: 'CURSOR_INVALID' });
    const rows = await db
      .selectFrom('administrator_action')
      .selectAll()
      .where('id', '<', after ? Number(after) : Number.MAX_SAFE_INTEGER)
      .orderBy('id', 'desc')
      .limit(pageSize + 1)
      .execute();
    const names = await this.#names();
    const items = rows.slice(0, pageSize).map(({ id, acted_at: actedAt, administrator, action, subject, changes }) => ({
      sequence: Number(id),
      actedAt: actedAt.getTime(),
      administrator: names.get(administrator) ?? null,
      action,
      subject,
      changes,
    }));
    return { items, next: rows.length > items.length ? String(items.at(-1)?.sequence) : null };
  }

  /** The names of those who are administrators now, by the hash under which they stand in the log. */
  async #names(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#scope.db
      .selectFrom('account')
      .select(['id', 'display_name'])
      .where('role', '=', 'administrator')
      .limit(mostAdministrators)
      .execute();
    return new Map(rows.map(({ id, display_name }) => [this.#scope.secrets.reference('administration', id), display_name]));
  }
}
