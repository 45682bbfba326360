/** What is wrong with the length of something that has to be said. */
export const lengthTrouble = (text: string, most: number): 'empty' | 'long' | undefined =>
  text.trim() === '' ? 'empty' : text.trim().length > most ? 'long' : undefined;
