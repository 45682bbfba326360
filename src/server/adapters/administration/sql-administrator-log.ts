import type { AdministratorAction, AdministratorEntry, AdministratorLog } from '#core/administration/administrator-log.ts';
import { Failure } from '#core/failure.ts';
import { usualPageSize, type Page } from '#core/page.ts';
import type { Selectable } from 'kysely';
import type { RequestScope } from '../caller/request-scope.ts';
import type { Tables } from '../database/tables.ts';
import { host } from './log-action.ts';

const mostAdministrators = 200;

const ofSanctions: readonly AdministratorAction[] = ['ban-lifted', 'ban-upheld', 'silence-lifted'];
const namedById: readonly AdministratorAction[] = ['role-changed', ...ofSanctions];

type Logged = Pick<Selectable<Tables['administrator_action']>, 'action' | 'subject'>;

export class SqlAdministratorLog implements AdministratorLog {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  /** Uses an entry number as the cursor. */
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
    const ids = new Map([...(await this.#accountsIn(rows)), ...(await this.#sanctionedIn(rows))]);
    const items = rows.slice(0, pageSize).map(({ id, acted_at: actedAt, administrator, action, subject, changes }) => ({
      sequence: Number(id),
      actedAt: actedAt.getTime(),
      administrator: names.get(administrator) ?? null,
      byHost: administrator === host,
      action,
      subject: namedById.includes(action) ? (ids.get(subject) ?? '') : subject,
      changes,
    }));
    return { items, next: rows.length > items.length ? String(items.at(-1)?.sequence) : null };
  }

  async #accountsIn(rows: readonly Logged[]): Promise<ReadonlyMap<string, string>> {
    const ids = rows.flatMap(({ action, subject }) => (action === 'role-changed' ? [subject] : []));
    if (ids.length === 0) return new Map();
    const found = await this.#scope.db.selectFrom('account').select(['id', 'display_name']).where('id', 'in', ids).execute();
    return new Map(found.map(({ id, display_name }) => [id, display_name]));
  }

  /** Names under which sanctioned content was written, none for deleted accounts. */
  async #sanctionedIn(rows: readonly Logged[]): Promise<ReadonlyMap<string, string>> {
    const ids = rows.flatMap(({ action, subject }) => (ofSanctions.includes(action) ? [subject] : []));
    if (ids.length === 0) return new Map();
    const persona = this.#scope.db.selectFrom('sanction').innerJoin('persona', 'persona.ref', 'sanction.author_ref');
    const found = await persona.select(['sanction.id', 'persona.name']).where('sanction.id', 'in', ids).execute();
    return new Map(found.map(({ id, name }) => [id, name]));
  }

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
