export const saidAsText = (value: number | string | null | undefined): string => (value === null || value === undefined ? '' : String(value));

export const choiceIn = <Choice extends string>(choices: readonly Choice[], text: string): Choice | null => choices.find((each) => each === text) ?? null;
