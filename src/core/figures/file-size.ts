const aMegabyte = 1_000_000;
const aKilobyte = 1_000;

/** A file size in the unit that makes it short: whole kilobytes, or megabytes with one decimal. Always rounded up, for it is a price. */
export function fileSize(bytes: number): { readonly amount: string; readonly unit: 'kB' | 'MB' } {
  const kilobytes = Math.ceil(bytes / aKilobyte);
  if (kilobytes < aMegabyte / aKilobyte) return { amount: String(kilobytes), unit: 'kB' };
  return { amount: String(Math.ceil((bytes * 10) / aMegabyte) / 10), unit: 'MB' };
}

/** A size in bytes as whole megabytes. */
export const wholeMegabytes = (bytes: number): number => Math.floor(bytes / 1_048_576);
