import type { AdministratorEntry, AdministratorLog } from '#core/administration/administrator-log.ts';
import type { Page } from '#core/page.ts';

/** The log of administrators in memory. */
export class FakeAdministratorLog implements AdministratorLog {
  items: readonly AdministratorEntry[];

  constructor(items: readonly AdministratorEntry[] = []) {
    this.items = items;
  }

  async entries(after?: string | null, pageSize = 20): Promise<Page<AdministratorEntry>> {
    const start = after ? this.items.findIndex(({ sequence }) => String(sequence) === after) + 1 : 0;
    const items = this.items.slice(start, start + pageSize);
    return { items, next: start + items.length < this.items.length ? String(items.at(-1)?.sequence) : null };
  }
}
