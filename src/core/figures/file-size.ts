const aMegabyte = 1_000_000;
const aKilobyte = 1_000;

/** Rounded up, since size is a cost to the reader. */
export function fileSize(bytes: number): { readonly amount: string; readonly unit: 'kB' | 'MB' } {
  const kilobytes = Math.ceil(bytes / aKilobyte);
  if (kilobytes < aMegabyte / aKilobyte) return { amount: String(kilobytes), unit: 'kB' };
  return { amount: String(Math.ceil((bytes * 10) / aMegabyte) / 10), unit: 'MB' };
}

export const wholeMegabytes = (bytes: number): number => Math.floor(bytes / 1_048_576);
