type LineOutcome = { readonly line: number; readonly newIndustries?: readonly string[] } & (
  | { readonly is: 'added' | 'unchanged' }
  | { readonly is: 'changed'; readonly fields: readonly string[] }
  | { readonly is: 'refused'; readonly problems: readonly { readonly field: string; readonly because: string }[] }
);

export interface Imported {
  readonly report: string;
  readonly hasFailed: boolean;
}

export function importReport<Outcome extends LineOutcome>(outcomes: readonly Outcome[], nameOf: (outcome: Outcome) => string, isDryRun: boolean): Imported {
  const counts = (['added', 'changed', 'unchanged', 'refused'] as const).map((is) => `${outcomes.filter((each) => each.is === is).length} ${is}`);
  const lines = [
    ...outcomes.map((outcome) => `line ${outcome.line}  ${nameOf(outcome)}  ${becameOf(outcome)}`),
    ...outcomes.flatMap(({ newIndustries = [], line }) => newIndustries.map((industry) => `new industry: ${industry} (line ${line})`)),
    `${counts.join(', ')}${isDryRun ? '; this was a dry run, and nothing was saved' : ''}.`,
  ];
  return { report: lines.join('\n'), hasFailed: outcomes.some(({ is }) => is === 'refused') };
}

function becameOf(outcome: LineOutcome): string {
  if (outcome.is === 'changed') return `changed (${outcome.fields.join(', ')})`;
  if (outcome.is !== 'refused') return outcome.is;
  return `refused: ${outcome.problems.map(({ field, because }) => `${field}: ${because}`).join('; ')}`;
}
