/** A fact as the text of a field; what was not said is empty. */
export const saidAsText = (value: number | string | null | undefined): string => (value === null || value === undefined ? '' : String(value));

/** The choice that a field holds; null where nothing was chosen. */
export const choiceIn = <Choice extends string>(choices: readonly Choice[], text: string): Choice | null => choices.find((each) => each === text) ?? null;
