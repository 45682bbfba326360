import { makeAutoObservable } from 'mobx';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { listedUrlName } from '#core/salaries/listed-url-name.ts';
import { Request } from '../requests/request.ts';

const written = (urlName: string): string => urlName.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

export class NarrowedCityStore {
  urlName: string | null = null;
  /** True where the path ends in the city, so an unknown city is a missing page. */
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

  /** Null without a city or for an unknown one. */
  get name(): string | null {
    const { value } = this.#found;
    return this.urlName === null || value === null ? null : (value ?? written(this.urlName));
  }
}
