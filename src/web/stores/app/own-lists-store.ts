import type { FollowMark, OwnLists, SavedMark } from '#core/votes/own-marks.ts';

/** Lists at the end of a page: what its member follows, saved and found helpful. */
export class OwnListsStore {
  readonly #lists: OwnLists | undefined;

  constructor(lists: OwnLists | undefined) {
    this.#lists = lists;
  }

  /** Follow state on page load, undefined where unknown. */
  follow(companyId: string): FollowMark | undefined {
    return this.#lists?.follows.find((mark) => mark.companyId === companyId);
  }

  /** Undefined where the page said nothing of it. */
  helpful(id: string): boolean | undefined {
    return this.#lists?.contributions.includes(id) ? this.#lists.helpful.includes(id) : undefined;
  }

  /** Saved job on page load, null if unsaved, undefined where unknown. */
  saved(jobId: string): SavedMark | null | undefined {
    return this.#lists?.jobs.includes(jobId) ? (this.#lists.saved.find((mark) => mark.jobId === jobId) ?? null) : undefined;
  }
}
