import { observer } from 'mobx-react-lite';
import { fileNameOf } from '#core/brand.ts';
import { useEffect, useRef, type RefObject } from 'react';
import type { DeletionReceipt } from '#core/account/account-deletion.ts';
import { screens } from '#core/navigation/screens.ts';
import { AccountStore } from '#web/stores/account/account-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import type { AccountWords } from '#web/words/en/account/words.ts';
import { accountWords } from '#web/words/account/account-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { usePartsSaid } from './use-parts-said.ts';
import styles from '../settings/settings.module.css';
import { useWords } from '../words.tsx';

interface DeletionReceiptCardProps {
  readonly receipt: DeletionReceipt;
  /** True right after deletion, when only the receipt remains. */
  readonly isNew?: boolean;
}

/** Proof of a deletion to read, copy and save. */
export const DeletionReceiptCard = observer(function DeletionReceiptCard({ receipt, isNew = false }: DeletionReceiptCardProps) {
  const { receipt: words } = useWords(accountWords);
  const heading = useReading();
  const day = words.day(receipt.deletedOn);
  const Heading = isNew ? 'h1' : 'h3';
  return (
    <section className={`card ${styles.stack}`} aria-labelledby="deletion-receipt">
      <Heading id="deletion-receipt" ref={heading} tabIndex={-1}>
        {isNew ? words.heading : words.number}
      </Heading>
      {isNew && <p>{words.lead}</p>}
      {isNew && <ByKey />}
      <dl className={styles.receipt}>
        <dt>{words.number}</dt>
        <dd className={styles.number} translate="no">
          {receipt.receiptNumber}
        </dd>
        <dt>{words.on}</dt>
        <dd>{day}</dd>
      </dl>
      <div className={styles.stack}>
        <h4>{words.deleted}</h4>
        <dl className="pairs">
          {countedIn(receipt).map(({ item, count }) => (
            <Pair key={item} term={words.items[item]} fact={String(count)} />
          ))}
        </dl>
      </div>
      <div className={styles.stack}>
        <h4>{words.left}</h4>
        <ul className={`stack g1 ${styles.bullets}`}>
          {receipt.left.map(({ item, because }) => (
            <li key={item}>{words.kept(words.items[item], words.because[because])}</li>
          ))}
          {receipt.left.length === 0 && <li>{words.nothing}</li>}
        </ul>
      </div>
      <Taking text={textOf(receipt, day, words)} isNew={isNew} />
    </section>
  );
});

function useReading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

/** Content written by keys, on screen only. Saved receipts leave it out. */
const ByKey = observer(function ByKey() {
  const { keyed: words } = useWords(accountWords);
  const { listed } = usePartsSaid();
  const { left, writings } = useStore(AccountStore);
  return (
    <>
      {writings.gone.length > 0 && <p>{words.gone(listed(writings.gone))}</p>}
      {left.length > 0 && (
        <p>
          {words.left(listed(left))} {left.some(({ group }) => group === 'name') && <Link to={screens.madeUpName}>{words.toName}</Link>}{' '}
          {left.some(({ group }) => group !== 'name') && <Link to={screens.contributions}>{words.toContributions}</Link>}
        </p>
      )}
    </>
  );
});

const Pair = ({ term, fact }: { readonly term: string; readonly fact: string }) => (
  <>
    <dt>{term}</dt>
    <dd>{fact}</dd>
  </>
);

const Taking = observer(function Taking({ text, isNew }: { readonly text: string; readonly isNew: boolean }) {
  const { receipt: words } = useWords(accountWords);
  const store = useStore(AccountStore);
  const toasts = useStore(ToastStore);
  const { name: brand } = useStore(WordsStore);
  const copy = async () => {
    const isCopied = await store.copy(text);
    toasts.show(isCopied ? { type: 'success', text1: words.copied } : { type: 'failure', text1: words.notCopied });
  };
  return (
    <div className="row">
      <Button look={isNew ? 'main' : undefined} className="needs-script" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <a className="btn" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={fileNameOf(brand, words.fileName)}>
        {words.save}
      </a>
      {isNew && (
        <Link className="btn quiet" to={screens.home}>
          {words.home}
        </Link>
      )}
    </div>
  );
});

const countedIn = ({ deleted }: DeletionReceipt) => deleted.filter(({ count }) => count > 0);

function textOf(receipt: DeletionReceipt, day: string, words: AccountWords['receipt']): string {
  const { receiptNumber, left } = receipt;
  return [
    `${words.number}: ${receiptNumber}`,
    `${words.on}: ${day}`,
    '',
    `${words.deleted}:`,
    ...countedIn(receipt).map(({ item, count }) => `- ${words.items[item]}: ${count}`),
    '',
    `${words.left}:`,
    ...left.map(({ item, because }) => `- ${words.kept(words.items[item], words.because[because])}`),
    '',
  ].join('\n');
}
