/** Joins words: a, b and c. Starting `Intl` takes a slow phone 25 ms. */
export const joinedWords = (words: readonly string[], joint: string, jointOfMore = joint): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${words.length === 2 ? joint : jointOfMore}${words.at(-1)}`;
