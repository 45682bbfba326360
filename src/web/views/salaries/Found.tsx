import type { NarrowField } from './use-narrow-fields.ts';

interface FoundProps {
  readonly found: string | undefined;
  readonly fields?: readonly NarrowField[];
}

/** Announces to screen readers what a choice changed. */
export function Found({ found, fields = [] }: FoundProps) {
  const chosen = fields.flatMap(({ chosen: value, options }) => options.filter((option) => value !== '' && option.value === value).map(({ label }) => label));
  return (
    <p className="vh" role="status">
      {found && [found, ...chosen].join(', ')}
    </p>
  );
}
