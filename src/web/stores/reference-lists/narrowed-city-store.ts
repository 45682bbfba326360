import { makeAutoObservable } from 'mobx';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { listedUrlName } from '#core/salaries/listed-url-name.ts';
import { Request } from '../requests/request.ts';

/** A name in URLs as a name is written, until that is known. */
const written = (urlName: string): string => urlName.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The one city that a page is narrowed to. */
export class NarrowedCityStore {
  urlName: string | null = null;
  /** Whether the path itself ends in the city: then there is no page where there is no such city. */
  isInPath = false;
  readonly #found: Request<string | null, [urlName: string]>;

  constructor(lists: ReferenceLists) {
    this.#found = new Request(async (urlName) => {
      const cities = await lists.suggestLocations(urlName.replaceAll('-', ' '));
      return cities.find(({ name }) => listedUrlName(name) === urlName)?.name ?? null;
    });
    makeAutoObservable(this);
  }

  async show(urlName: string | null, isInPath: boolean): Promise<void> {
    if (urlName !== this.urlName) this.#found.forget();
    this.urlName = urlName;
    this.isInPath = isInPath;
    if (urlName !== null) await this.#found.sendOnce(urlName);
  }

  get isMissing(): boolean {
    return this.isInPath && this.#found.value === null;
  }

  /** The name of the city; nothing where the page is narrowed to none, or to one that is not known. */
  get name(): string | null {
    const { value } = this.#found;
    return this.urlName === null || value === null ? null : (value ?? written(this.urlName));
  }
}
