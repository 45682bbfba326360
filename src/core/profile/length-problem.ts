export const lengthProblem = (text: string, most: number): 'empty' | 'long' | undefined =>
  text.trim() === '' ? 'empty' : text.trim().length > most ? 'long' : undefined;
