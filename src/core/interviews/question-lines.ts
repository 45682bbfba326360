/** The questions of rounds as one text: a line each, with an empty line between rounds. */
export const questionLines = (rounds: readonly (readonly string[])[]): string =>
  rounds
    .map((questions) =>
      questions
        .map((text) => text.replace(/\s+/g, ' ').trim())
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n')
    .trimEnd();

/** The questions of so many rounds, read back from their lines. */
export function questionsOfRounds(lines: string, roundsCount: number): readonly (readonly string[])[] {
  const rounds = lines.split('\n\n');
  return Array.from({ length: roundsCount }, (_, at) => (rounds[at] ?? '').split('\n').filter(Boolean));
}
