/** Action in a trade such as "makes towels > for hotels | for shops abroad". */
export const actionOf = (trade: string): string => trade.split(' > ')[0] ?? trade;

/** Customers, any of whom a company may serve. */
export const customersOf = (trade: string): readonly string[] => trade.split(' > ')[1]?.split(' | ') ?? [];

/** Lines without a condition, or whose word the trade's action contains. */
export function fitting(lines: readonly string[], trade: string): readonly string[] {
  const action = actionOf(trade);
  return lines.flatMap((line) => {
    const [word = '', text] = line.split(' > ');
    if (text === undefined) return [line];
    return action.includes(word) ? [text] : [];
  });
}
