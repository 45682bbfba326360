import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';
import { Link } from './Link.tsx';

interface CrumbsProps {
  /** Steps from the widest to this page, which needs no URL. */
  readonly steps: readonly { readonly label: ReactNode; readonly to?: string }[];
}

export const Crumbs = observer(function Crumbs({ steps }: CrumbsProps) {
  return (
    <nav className="crumbs" aria-label={useWords(uiWords).crumbs}>
      <ol>
        {steps.map(({ label, to }) => (
          <li key={to ?? 'here'}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
});
