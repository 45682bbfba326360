import type { Search } from '#core/search/search.ts';
import type { SuggestedPage, Suggestions } from '#core/search/suggested-page.ts';
import { Request } from '../requests/request.ts';

/** Industries, cities or jobs for a name no company has. */
export class NameAnswersStore {
  readonly found: Request<Suggestions, [typed: string]>;

  constructor(search: Search) {
    this.found = new Request((typed) => search.suggest(typed));
  }

  /** Asks only where nothing was found. */
  async show(name: string, isFound: boolean): Promise<void> {
    if (name === '' || isFound) this.found.forget();
    else await this.found.send(name);
  }

  get pages(): readonly SuggestedPage[] {
    return this.found.value?.items ?? [];
  }
}
