import type { Search } from '#core/search/search.ts';
import type { SuggestedPage, Suggestions } from '#core/search/suggested-page.ts';
import { Request } from '../requests/request.ts';

/** The pages that answer a name which no company of a list has: an industry, a city, a job. They are those that the search offers. */
export class NameAnswersStore {
  readonly found: Request<Suggestions, [typed: string]>;

  constructor(search: Search) {
    this.found = new Request((typed) => search.suggest(typed));
  }

  /** Asks where a name was looked for and nothing was found; else nothing is offered. */
  async show(name: string, isFound: boolean): Promise<void> {
    if (name === '' || isFound) this.found.forget();
    else await this.found.send(name);
  }

  get pages(): readonly SuggestedPage[] {
    return this.found.value?.items ?? [];
  }
}
