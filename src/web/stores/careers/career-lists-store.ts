import { makeAutoObservable } from 'mobx';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import type { Department, Industry } from '#core/reference-lists/reference-list.ts';
import { Request } from '../requests/request.ts';

/** The names behind the numbers of a career: its department and its industry. */
export class CareerListsStore {
  readonly departments: Request<readonly Department[]>;
  readonly industries: Request<readonly Industry[]>;

  constructor(lists: ReferenceLists) {
    this.departments = new Request(() => lists.departments());
    this.industries = new Request(() => lists.industries());
    makeAutoObservable(this, { departments: false, industries: false });
  }

  async open(): Promise<void> {
    await Promise.all([this.departments, this.industries].map(async (list) => list.state.status === 'SUCCESS' || (await list.send())));
  }

  departmentOf(id: number | null): string | null {
    return this.departments.value?.find(({ departmentId }) => departmentId === id)?.name ?? null;
  }

  industryOf(id: number | null): string | null {
    return this.industries.value?.find(({ industryId }) => industryId === id)?.name ?? null;
  }
}
