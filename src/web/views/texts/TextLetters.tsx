import type { ReactNode } from 'react';
import type { TextRun } from '#core/texts/instance-text.ts';
import { keyed } from '../content/keyed.ts';
import { Link } from '../ui/Link.tsx';

export const TextLetters = ({ runs }: { readonly runs: readonly TextRun[] }) => keyed(runs).map(([key, run]) => <Letters key={key} run={run} />);

const Letters = ({ run: { text, strong, emphasis, code, href } }: { readonly run: TextRun }) => {
  let shown: ReactNode = text;
  if (code) shown = <code>{shown}</code>;
  if (emphasis) shown = <em>{shown}</em>;
  if (strong) shown = <strong>{shown}</strong>;
  if (href === undefined) return shown;
  return href.startsWith('/') ? <Link to={href}>{shown}</Link> : <a href={href}>{shown}</a>;
};
