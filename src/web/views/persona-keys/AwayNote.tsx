import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { isNameAway, type AwayPlace } from '#core/persona-keys/name-place.ts';
import { NamePlaceStore } from '#web/stores/persona-keys/name-place-store.ts';
import { useNameBegins } from '../content/use-name-begun.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';

interface AwayNoteProps {
  readonly says: Readonly<Record<AwayPlace, string>>;
  readonly ways: Readonly<Record<AwayPlace, string>>;
  readonly onLeave?: () => void;
}

/** Tells that the made-up name is not usable here, once that is known. */
export const AwayNote = observer(function AwayNote({ says, ways, onLeave }: AwayNoteProps) {
  const store = useStore(NamePlaceStore);
  useEffect(() => void store.read(), [store]);
  const begins = useNameBegins();
  const { place } = store;
  if (!isNameAway(place)) return null;
  return (
    <>
      <p className="hint">{(place === 'waiting' && begins) || says[place]}</p>
      <Link to={screens.madeUpName} onClick={onLeave}>
        {ways[place]}
      </Link>
    </>
  );
});
