import { observer } from 'mobx-react-lite';
import { useId, useRef, type FormEvent, type RefObject } from 'react';
import type { LeavableItem } from '#core/account/account-deletion.ts';
import { choicesIn, type DeletionPreview } from '#core/account/deletion-preview.ts';
import { AccountStore } from '#web/stores/account/account-store.ts';
import { AskedAccountStore } from '#web/stores/account/asked-account-store.ts';
import { accountWords } from '#web/words/account/account-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Await } from '../ui/Await.tsx';
import { Field } from '../fields/Field.tsx';
import { DeletionLookedAfter } from './DeletionLookedAfter.tsx';
import { AccountPart } from './AccountPart.tsx';
import { AccountProblemLine } from './AccountProblemLine.tsx';
import { KeyedWritings } from './KeyedWritings.tsx';
import styles from '../settings/settings.module.css';
import { useWords } from '../words.tsx';
import { usePartsSaid } from './use-parts-said.ts';

/** Deletes the account: consequences, a choice for the rest and a word to type. */
export const DeleteAccount = observer(function DeleteAccount() {
  const { delete: words, keyed } = useWords(accountWords);
  const store = useStore(AccountStore);
  const input = useRef<HTMLInputElement>(null);
  const { isLooking } = store;
  const { resumed } = useStore(AskedAccountStore);
  const isByKey = store.writings.deleting.state.status === 'LOADING';
  const isBusy = isLooking || store.deleting.state.status === 'LOADING';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !(await store.delete(words.word)) && store.isMistyped) input.current?.focus();
  };
  return (
    <AccountPart id="delete-account" heading={words.heading} isOpen={resumed === 'delete' || isBusy || store.problem !== undefined || store.draft.isTouched}>
      <p>{words.lead}</p>
      <Points heading={words.goesHeading} points={words.goes} />
      <form className={`needs-script ${styles.form}`} onSubmit={(event) => void send(event)} noValidate>
        <KeyedWritings />
        <LeavableItems />
        <Points heading={words.staysHeading} points={words.stays} />
        <details>
          <summary>{words.limits}</summary>
          <div className={styles.stack}>
            {[words.ban, words.silence, words.issued].map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </details>
        <TypedWord input={input} />
        <DeletionLookedAfter />
        <GoneAlready />
        <AccountProblemLine problem={store.problem} wish="delete" />
        <div>
          <Button type="submit" className={styles.destructive} busy={isBusy}>
            {isLooking ? words.looks : isByKey ? keyed.busy : isBusy ? words.busy : words.press}
          </Button>
        </div>
      </form>
    </AccountPart>
  );
});

const GoneAlready = observer(function GoneAlready() {
  const { keyed: words } = useWords(accountWords);
  const { gone } = useStore(AccountStore).writings;
  const { listed } = usePartsSaid();
  return <div role="status">{gone.length > 0 && <p>{words.goneAlready(listed(gone))}</p>}</div>;
});

const TypedWord = observer(function TypedWord({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const { delete: words } = useWords(accountWords);
  const store = useStore(AccountStore);
  const { typed, isMistyped } = store;
  return (
    <div className={styles.narrow}>
      <Field label={words.typed(words.word)} hint={words.typedHint} error={isMistyped ? words.mistyped(words.word) : undefined}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => store.type(currentTarget.value)}
          />
        )}
      </Field>
    </div>
  );
});

const LeavableItems = observer(function LeavableItems() {
  const { delete: words } = useWords(accountWords);
  const { previewing } = useStore(AccountStore);
  return (
    <Await request={previewing}>
      {(preview) => {
        const items = choicesIn(preview);
        return (
          items.length > 0 && (
            <div className={styles.stack}>
              <h3>{words.choose}</h3>
              <p>{words.chooseLead}</p>
              {items.some((item) => item !== 'feedback') && (
                <details>
                  <summary>{words.togetherHeading}</summary>
                  <p className="sm">{words.together}</p>
                </details>
              )}
              {items.map((item) => (
                <LeavableItemChoice key={item} item={item} preview={preview} />
              ))}
            </div>
          )
        );
      }}
    </Await>
  );
});

const Points = ({ heading, points }: { readonly heading: string; readonly points: readonly string[] }) => (
  <details>
    <summary>{heading}</summary>
    <ul className={`stack g1 ${styles.bullets}`}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </details>
);

const options = ['delete', 'leave'] as const;

interface LeavableItemChoiceProps {
  readonly item: LeavableItem;
  readonly preview: DeletionPreview;
}

const LeavableItemChoice = observer(function LeavableItemChoice({ item, preview }: LeavableItemChoiceProps) {
  const { delete: said, keyed } = useWords(accountWords);
  const words = said.items[item];
  const store = useStore(AccountStore);
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{item === 'feedback' ? words.label : said.counted(words.label, keyed.written(preview[item]))}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={name} checked={store.draft.fields[item] === option} onChange={() => store.choose(item, option)} />
            {words[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
