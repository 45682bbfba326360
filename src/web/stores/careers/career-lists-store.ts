import { makeAutoObservable } from 'mobx';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { Department, Industry } from '#core/reference-lists/reference-list.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { Request } from '../requests/request.ts';

export class CareerListsStore {
  readonly departments: Request<readonly Department[]>;
  readonly industries: Request<readonly Industry[]>;

  readonly #names: ListNames;

  constructor(lists: ReferenceLists, names: ListNames) {
    this.#names = names;
    this.departments = new Request(() => lists.departments());
    this.industries = new Request(() => lists.industries());
    makeAutoObservable(this, { departments: false, industries: false });
  }

  async open(): Promise<void> {
    await Promise.all([this.departments, this.industries].map(async (list) => list.state.status === 'SUCCESS' || (await list.send())));
  }

  departmentOf(id: number | null): string | null {
    return this.nameOf(this.departments.value?.find(({ departmentId }) => departmentId === id)?.name);
  }

  industryOf(id: number | null): string | null {
    return this.nameOf(this.industries.value?.find(({ industryId }) => industryId === id)?.name);
  }

  nameOf(name: string | null | undefined): string | null {
    return name ? this.#names.nameOf(name) : null;
  }

  /** Job or course before the first comma by its name in the lists, then the place as it is. */
  bioOf(bio: string | null | undefined): string | null {
    if (!bio) return null;
    const [what, ...where] = bio.split(', ');
    return [this.nameOf(what), ...where].join(', ');
  }
}
