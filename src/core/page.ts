/** A page: one stretch of a list that is read from the top; `next` names where the following one starts. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** The usual number of items on a page, where the question names none. */
export const usualPageSize = 20;
