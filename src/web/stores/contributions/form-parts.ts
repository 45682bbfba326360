import type { Clock } from '#core/clock.ts';
import type { Companies } from '#core/companies/companies.ts';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { Search } from '#core/search/search.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import type { Drafts } from '../forms/drafts.ts';
import type { SessionStore } from '../sessions/session-store.ts';

export class FormParts {
  readonly companies: Pick<Companies, 'header'>;
  readonly lists: ReferenceLists;
  readonly search: Pick<Search, 'suggest'>;
  readonly drafts: Drafts;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly names: ListNames;

  constructor(
    companies: Pick<Companies, 'header'>,
    lists: ReferenceLists,
    search: Pick<Search, 'suggest'>,
    drafts: Drafts,
    session: SessionStore,
    clock: Clock,
    names: ListNames,
  ) {
    this.companies = companies;
    this.lists = lists;
    this.search = search;
    this.drafts = drafts;
    this.session = session;
    this.clock = clock;
    this.names = names;
  }
}
