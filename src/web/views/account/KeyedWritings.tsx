import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { AccountStore } from '#web/stores/account/account-store.ts';
import type { KeyedPart } from '#web/stores/account/keyed-writings-store.ts';
import { NamePlaceStore } from '#web/stores/persona-keys/name-place-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { accountWords } from '#web/words/account/account-words.ts';
import { Checkbox } from '../fields/Checkbox.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Link } from '../ui/Link.tsx';
import styles from '../settings/settings.module.css';
import { useWords } from '../words.tsx';
import { usePartsSaid } from './use-parts-said.ts';

/** Content by keys of this browser in groups, ticked to go with the account (R-155, F-07). */
export const KeyedWritings = observer(function KeyedWritings() {
  const { keyed: words } = useWords(accountWords);
  const { writings } = useStore(AccountStore);
  const heading = useId();
  return (
    <Await request={writings.listing}>
      {(parts) => (
        <>
          <KeyAway />
          {parts.length > 0 && (
            <section className={styles.stack} role="group" aria-labelledby={heading}>
              <h3 id={heading}>{words.heading}</h3>
              <p>{words.lead}</p>
              {parts.map((part) => (
                <KeyedBox key={part.group} part={part} />
              ))}
              <Seen />
            </section>
          )}
        </>
      )}
    </Await>
  );
});

const KeyedBox = observer(function KeyedBox({ part }: { readonly part: KeyedPart }) {
  const { keyed: words } = useWords(accountWords);
  const store = useStore(AccountStore);
  const { saidOf, companiesIn } = usePartsSaid();
  const note = useId();
  const stays = store.stays(part.group);
  const isName = part.group === 'name';
  return (
    <div>
      <Checkbox isChecked={!stays} describedBy={note} onCheck={(isTicked) => store.choose(part.group, isTicked ? 'delete' : 'leave')}>
        <strong>{saidOf(part)}</strong>
      </Checkbox>
      <div id={note} className={styles.beside} role="status">
        {!isName && <p className="muted sm">{companiesIn(part.local)}</p>}
        {stays && (
          <p>
            {isName ? words.stays.name : words.stays.contributions} {isName && <Link to={`${screens.madeUpName}#keep-key`}>{words.takeAlong}</Link>}
          </p>
        )}
      </div>
    </div>
  );
});

/** Tells how much of it the operator could see, and what makes that harder. */
const Seen = observer(function Seen() {
  const { keyed: words } = useWords(accountWords);
  const { parts } = useStore(AccountStore).writings;
  return (
    <>
      <p>{words.seen}</p>
      <details>
        <summary>{words.more}</summary>
        <div className={styles.stack}>
          {words.moreText.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <div className="row">
            {parts.some(({ group }) => group === 'name') && <Link to={screens.madeUpName}>{words.toName}</Link>}
            {parts.some(({ group }) => group !== 'name') && <Link to={screens.contributions}>{words.toContributions}</Link>}
          </div>
        </div>
      </details>
    </>
  );
});

/** Tells that a made-up name stays because its key is elsewhere. */
const KeyAway = observer(function KeyAway() {
  const { keyed: words } = useWords(accountWords);
  const places = useStore(NamePlaceStore);
  const { member } = useStore(SessionStore);
  useEffect(() => void places.read(), [places]);
  if (!member?.isWriter || places.place !== 'elsewhere') return null;
  return (
    <div className="inset stack g2">
      <p>{words.away}</p>
      <p>
        <Link to={screens.madeUpName}>{words.bring}</Link>
      </p>
    </div>
  );
});
