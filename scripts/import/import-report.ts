/** What became of one line of a file. */
type LineOutcome = { readonly line: number } & (
  | { readonly is: 'added' | 'unchanged' }
  | { readonly is: 'changed'; readonly fields: readonly string[] }
  | { readonly is: 'refused'; readonly problems: readonly { readonly field: string; readonly because: string }[] }
);

/** The report of an import: each line by what it is called, and the counts. */
export function importReport<Outcome extends LineOutcome>(outcomes: readonly Outcome[], nameOf: (outcome: Outcome) => string, isDryRun: boolean): string {
  const counts = (['added', 'changed', 'unchanged', 'refused'] as const).map((is) => `${outcomes.filter((each) => each.is === is).length} ${is}`);
  return [
    ...outcomes.map((outcome) => `line ${outcome.line}  ${nameOf(outcome)}  ${becameOf(outcome)}`),
    `${counts.join(', ')}${isDryRun ? '; this was a dry run, and nothing of it stays' : ''}.`,
  ].join('\n');
}

function becameOf(outcome: LineOutcome): string {
  if (outcome.is === 'changed') return `changed (${outcome.fields.join(', ')})`;
  if (outcome.is !== 'refused') return outcome.is;
  return `refused: ${outcome.problems.map(({ field, because }) => `${field}: ${because}`).join('; ')}`;
}
