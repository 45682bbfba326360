import { Link } from './Link.tsx';

interface LinkButtonsProps {
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

export const LinkButtons = ({ links }: LinkButtonsProps) =>
  links.map(({ label, to }, at) => (
    <Link key={to} to={to} className={at === 0 ? 'btn main' : 'btn'}>
      {label}
    </Link>
  ));
