import { Link } from '../ui/Link.tsx';

interface EntryPlaceProps {
  readonly name: string;
  /** Its page; nothing where it has none here. */
  readonly to: string | undefined;
}

/** Where an entry was, with the way to its page. */
export const EntryPlace = ({ name, to }: EntryPlaceProps) =>
  to === undefined ? (
    name
  ) : (
    <Link to={to} className="plain">
      {name}
    </Link>
  );
