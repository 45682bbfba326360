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

export function questionsOfRounds(lines: string, roundsCount: number): readonly (readonly string[])[] {
  const rounds = lines.split('\n\n');
  return Array.from({ length: roundsCount }, (_, at) => (rounds[at] ?? '').split('\n').filter(Boolean));
}
