import type { FollowMark, OwnLists, SavedMark } from '#core/votes/own-marks.ts';

/** What the page said at its end of what its member follows, saved and found helpful. Those who are told more keep it themselves. */
export class OwnListsStore {
  readonly #lists: OwnLists | undefined;

  constructor(lists: OwnLists | undefined) {
    this.#lists = lists;
  }

  /** Whether the member followed a company as the page came; undefined where it said nothing of it. */
  follow(companyId: string): FollowMark | undefined {
    return this.#lists?.follows.find((mark) => mark.companyId === companyId);
  }

  /** Whether the member found a contribution helpful as the page came; undefined where it said nothing of it. */
  helpful(id: string): boolean | undefined {
    return this.#lists?.contributions.includes(id) ? this.#lists.helpful.includes(id) : undefined;
  }

  /** A job as it was saved when the page came; null where it was not, undefined where the page said nothing of it. */
  saved(jobId: string): SavedMark | null | undefined {
    return this.#lists?.jobs.includes(jobId) ? (this.#lists.saved.find((mark) => mark.jobId === jobId) ?? null) : undefined;
  }
}
