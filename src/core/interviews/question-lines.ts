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
