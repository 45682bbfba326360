/** A month such as `2026-11` in words, by the names of the months from January. */
export const monthSaid = (names: readonly string[], month: string): string => `${names[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** A day such as `2026-11-20` in words. */
export const daySaid = (names: readonly string[], day: string): string => `${Number(day.slice(8, 10))} ${monthSaid(names, day)}`;
