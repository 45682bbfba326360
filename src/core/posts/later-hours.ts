/** Hours within which a delayed post appears. */
export const laterHours = 24;
