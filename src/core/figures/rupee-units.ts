export const lakh = 100_000;
export const crore = 10_000_000;
