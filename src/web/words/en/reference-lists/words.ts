export const words = {
  nameOf: (name: string): string => name,
  /** The other names that a row is found by. */
  othersOf: (_name: string): readonly string[] => [],
  /** The name that is stored for what is in a field. */
  keptFor: (shown: string): string => shown,
};

export type ListNames = typeof words;
