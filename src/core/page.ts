/** Stretch of a list; `next` starts the following one. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

export const usualPageSize = 20;
