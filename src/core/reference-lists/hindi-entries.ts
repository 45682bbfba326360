export const entriesIn = (lines: readonly string[]): readonly (readonly [string, string])[] =>
  lines.flatMap((line) =>
    line.split(' | ').map((entry) => {
      const [english = '', hindi = ''] = entry.split('=');
      return [english, hindi] as const;
    }),
  );
