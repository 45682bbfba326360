import type { NarrowField } from './use-narrow-fields.ts';

interface FoundProps {
  /** What is shown, in a few words; nothing while it is on its way. */
  readonly found: string | undefined;
  /** What it is narrowed by. */
  readonly fields?: readonly NarrowField[];
}

/** What a choice has changed, for who hears the page: what is shown now, and of whom. */
export function Found({ found, fields = [] }: FoundProps) {
  const chosen = fields.flatMap(({ chosen: value, options }) => options.filter((option) => value !== '' && option.value === value).map(({ label }) => label));
  return (
    <p className="vh" role="status">
      {found && [found, ...chosen].join(', ')}
    </p>
  );
}
