import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { MadeUpNameStore } from '#web/stores/persona-keys/made-up-name-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { useStore } from '../stores.tsx';
import { useQuery } from '../use-query.ts';
import { useWords } from '../words.tsx';

/** Tells of a deed before the reload, only where the page confirms it. */
export const DoneBefore = observer(function DoneBefore() {
  const words = useWords(personaKeyWords);
  const store = useStore(MadeUpNameStore);
  const now = useQuery().get('now');
  const { isGuest } = useStore(SessionStore);
  const { value } = store.reading;
  const returned = isGuest ? words.done.returnedGuest : words.done.returned;
  const ofHere = now === 'returned' ? returned : now === 'made' || store.isMade ? words.done.made : undefined;
  const letGo = now === 'forgotten' || now === 'deleted' ? words.done[now] : undefined;
  const said = value && (letGo ?? (value.persona || value.offered.length > 0 ? ofHere : undefined));
  const place = useRef<HTMLDivElement>(null);
  // The page was loaded again, and the button that led here is gone.
  useEffect(() => {
    if (said && now !== null) place.current?.focus();
  }, [said, now]);
  return (
    <div ref={place} role="status" tabIndex={-1} className={said ? undefined : 'vh'}>
      {said && <p className="inset">{said}</p>}
    </div>
  );
});
