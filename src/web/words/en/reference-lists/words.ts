export const words = {
  nameOf: (name: string): string => name,
  othersOf: (_name: string): readonly string[] => [],
  keptFor: (shown: string): string => shown,
};

export type ListNames = typeof words;
