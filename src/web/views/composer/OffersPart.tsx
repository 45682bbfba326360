import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { WrittenOffer } from '#core/composer/written-offer.ts';
import { totalRupees, type SavedOffer } from '#core/offers/salary-offer.ts';
import { emptyOfferText, offerTextOf } from '#core/offers/offer-text.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { KeptChangesStore } from '#web/stores/composer/kept-changes-store.ts';
import { OwnOffersStore } from '#web/stores/composer/own-offers-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { offerWords } from '#web/words/offers/offer-words.ts';
import { offerSaid } from '#web/words/offers/offer-said.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { CloseIcon, EditIcon } from '../ui/icons.tsx';
import { PlusIcon } from '../ui/form-icons.tsx';
import { Tag } from '../ui/Tag.tsx';
import { FoundChanges } from './FoundChanges.tsx';
import { OwnOfferForm } from './OwnOfferForm.tsx';
import { useWords } from '../words.tsx';
import styles from './composer.module.css';

/** Offers compared in a post: stored ones and new ones. */
export const OffersPart = observer(function OffersPart() {
  const words = useWords(composerWords);
  const store = useStore(OwnOffersStore);
  const composer = useStore(ComposerStore);
  useEffect(() => void store.open(), [store]);
  const edit = (offer: SavedOffer) => composer.change({ changedOffer: { offerId: offer.offerId, text: offerTextOf(offer) } });
  return (
    <div className="stack g2">
      <p className="strong sm">{words.offers.yours}</p>
      <p className="hint">{words.offers.hint}</p>
      <p className="hint">{words.offers.here}</p>
      <Await request={store.reading}>
        {() => (
          <>
            {store.offers.some(({ isLeft }) => isLeft) && <p className="err">{words.offers.left}</p>}
            {store.offers.length === 0 && <p className="muted sm">{words.offers.none}</p>}
            <ul className="list">
              {store.offers.map((offer) => (
                <OfferRow key={offer.offerId} offer={offer} edit={() => edit(offer)} />
              ))}
            </ul>
          </>
        )}
      </Await>
      <OfferForm />
    </div>
  );
});

/** Form of the offer being edited, or the button for a new one. Kept in the draft. */
const OfferForm = observer(function OfferForm() {
  const words = useWords(composerWords);
  const composer = useStore(ComposerStore);
  const kept = useStore(KeptChangesStore);
  const { typedOffer, changedOffer } = composer.writing;
  const place = useRef<HTMLDivElement>(null);
  const isOpen = typedOffer !== null || changedOffer !== null;
  const wasOpen = useRef(isOpen);
  // A press opened or closed it, and its button is gone: the focus goes into the form, and back to the button for a new one. A form that a draft brings along takes none.
  useEffect(() => {
    if (wasOpen.current !== isOpen) place.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const leave = () => {
    composer.change({ changedOffer: null });
    kept.answer();
  };
  return (
    <div ref={place}>
      {changedOffer ? (
        <>
          <FoundChanges />
          <OwnOfferForm
            key={changedOffer.offerId}
            offerId={changedOffer.offerId}
            text={changedOffer.text}
            write={(text) => composer.change({ changedOffer: { ...changedOffer, text } })}
            close={leave}
          />
        </>
      ) : typedOffer ? (
        <OwnOfferForm text={typedOffer} write={(text) => composer.change({ typedOffer: text })} close={() => composer.change({ typedOffer: null })} />
      ) : (
        <Button onClick={() => composer.change({ typedOffer: emptyOfferText })}>
          <PlusIcon small />
          {words.offers.add}
        </Button>
      )}
    </div>
  );
});

const OfferRow = observer(function OfferRow({ offer, edit }: { readonly offer: WrittenOffer; readonly edit: () => void }) {
  const words = useWords(composerWords);
  const amounts = useWords(offerWords);
  const store = useStore(OwnOffersStore);
  const { offers } = useStore(ComposerStore).writing;
  const { offerId, companyName, jobProfile, isCurrent } = offer;
  const isUsed = offers.some((other) => other.offerId === offerId);
  const isForeign = store.isForeign(offer);
  return (
    <li className={styles.offer}>
      <label>
        <input
          type="checkbox"
          aria-label={words.offers.use(companyName)}
          checked={isUsed}
          disabled={!isUsed && (store.isFull || isForeign)}
          onChange={() => store.use(offerId)}
        />
        <span className="sm">
          <b>{companyName}</b> {isCurrent && <Tag tone="ink">{words.offers.isCurrent}</Tag>}
          <br />
          <span className="muted">{words.offers.summary(jobProfile, offerSaid(amounts, totalRupees(offer)))}</span>
          {isForeign && (
            <>
              <br />
              {words.offers.elsewhere}
            </>
          )}
        </span>
      </label>
      <Button look="quiet" square aria-label={words.offers.edit(companyName)} onClick={edit}>
        <EditIcon small />
      </Button>
      <Button look="quiet" square aria-label={words.offers.remove(companyName)} onClick={() => void store.remove(offerId)}>
        <CloseIcon small />
      </Button>
    </li>
  );
});
