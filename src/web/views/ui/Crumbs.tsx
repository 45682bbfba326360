import { Link } from './Link.tsx';

interface CrumbsProps {
  readonly label: string;
  /** From the widest place to this one, which needs no URL. */
  readonly steps: readonly { readonly label: string; readonly to?: string }[];
}

/** Where this page stands. */
export const Crumbs = ({ label, steps }: CrumbsProps) => (
  <nav className="crumbs" aria-label={label}>
    <ol>
      {steps.map(({ label: name, to }) => (
        <li key={name}>{to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
      ))}
    </ol>
  </nav>
);
