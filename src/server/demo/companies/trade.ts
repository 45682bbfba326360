/** The trade of a company, from "makes towels > for hotels | for shops abroad". */
export const actionOf = (trade: string): string => trade.split(' > ')[0] ?? trade;

/** Customers of a trade, for any of whom a company may do it. */
export const customersOf = (trade: string): readonly string[] => trade.split(' > ')[1]?.split(' | ') ?? [];

/** The lines that can be said of a trade: those without a condition, and those whose word the action holds. */
export function fitting(lines: readonly string[], trade: string): readonly string[] {
  const action = actionOf(trade);
  return lines.flatMap((line) => {
    const [word = '', text] = line.split(' > ');
    if (text === undefined) return [line];
    return action.includes(word) ? [text] : [];
  });
}
