/** Splits a page name: `CompanyOverview` becomes "Company overview". */
export function pageNamed(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
