/** Formats a month such as `2026-11`. */
export const monthSaid = (names: readonly string[], month: string): string => `${names[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** Formats a day such as `2026-11-20`. */
export const daySaid = (names: readonly string[], day: string): string => `${Number(day.slice(8, 10))} ${monthSaid(names, day)}`;
