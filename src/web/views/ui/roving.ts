/** Roving focus: target of an arrow, Home or End, wrapping at either end. */
export function reachedBy(key: string, from: number, count: number, [back, forth]: readonly [string, string]): number | undefined {
  switch (key) {
    case back:
      return (from - 1 + count) % count;
    case forth:
      return (from + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
