/** The units that amounts in rupees are spoken in. */
export const lakh = 100_000;
export const crore = 10_000_000;
