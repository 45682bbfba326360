import { Link } from '../ui/Link.tsx';

interface EntryPlaceProps {
  readonly name: string;
  readonly to: string | undefined;
}

export const EntryPlace = ({ name, to }: EntryPlaceProps) =>
  to === undefined ? (
    name
  ) : (
    <Link to={to} className="plain">
      {name}
    </Link>
  );
