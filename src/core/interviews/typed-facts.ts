/** A fact as the text of a field; what was not said is empty. */
export const saidAsText = (value: number | string | null | undefined): string => (value === null || value === undefined ? '' : String(value));

/** The choice that a field holds; null where nothing was chosen. */
export const choiceIn = <Choice extends string>(choices: readonly Choice[], text: string): Choice | null => choices.find((each) => each === text) ?? null;

/** A number as people type it; null where nothing was said, nothing where it is none or too large. */
export function typedNumber(typed: string, most: number): number | null | undefined {
  const digits = typed.replaceAll(/[\s,]/g, '');
  if (digits === '') return null;
  const number = /^\d{1,5}$/.test(digits) ? Number(digits) : undefined;
  return number === undefined || number > most ? undefined : number;
}
