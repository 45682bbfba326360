import { observer } from 'mobx-react-lite';
import { useId, useRef, type FormEvent, type RefObject } from 'react';
import { leavableItems, type LeavableItem } from '#core/account/account-deletion.ts';
import { screens } from '#core/navigation/screens.ts';
import { PersonaModeStore } from '#web/stores/persona-keys/persona-mode-store.ts';
import { AccountStore } from '#web/stores/account/account-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { accountWords } from '#web/words/account/account-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { ModeNote } from '../persona-keys/ModeNote.tsx';
import { Link } from '../ui/Link.tsx';
import { Field } from '../fields/Field.tsx';
import { DeletionLookedAfter } from './DeletionLookedAfter.tsx';
import { AccountProblemLine } from './AccountProblemLine.tsx';
import styles from '../settings/settings.module.css';
import { useWords } from '../words.tsx';

/** Deleting the account: what goes, what stays, a choice for the rest, and a word to be typed. */
export const DeleteAccount = observer(function DeleteAccount() {
  const { delete: words } = useWords(accountWords);
  const store = useStore(AccountStore);
  const input = useRef<HTMLInputElement>(null);
  const { isLooking } = store;
  const isBusy = isLooking || store.deleting.state.status === 'LOADING';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !(await store.delete(words.word)) && store.isMistyped) input.current?.focus();
  };
  return (
    <section className={styles.section} aria-labelledby="delete-account">
      <h2 id="delete-account">{words.heading}</h2>
      <p>{words.lead}</p>
      <Points heading={words.goesHeading} points={words.goes} />
      <form className={`needs-script ${styles.form}`} onSubmit={(event) => void send(event)} noValidate>
        <LeavableItems />
        <Points heading={words.staysHeading} points={words.stays} />
        <p className="sm">{words.ban}</p>
        <p className="sm">{words.silence}</p>
        <p className="sm">{words.issued}</p>
        <TypedWord input={input} />
        <DeletionLookedAfter />
        <AccountProblemLine problem={store.problem} />
        <div>
          <Button type="submit" className={styles.destructive} busy={isBusy}>
            {isLooking ? words.looks : isBusy ? words.busy : words.press}
          </Button>
        </div>
      </form>
    </section>
  );
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
  const { mode } = useStore(PersonaModeStore);
  const { member } = useStore(SessionStore);
  const isByKey = member?.isWriter === true && mode !== undefined && mode !== 'sealed' && mode !== 'pseudonymous';
  return (
    <div className={styles.stack}>
      <h3>{words.choose}</h3>
      <p className="sm">{words.chooseLead}</p>
      <p className="sm">{words.together}</p>
      {member?.isWriter && <ModeNote says={{ unlinkable: [words.byKey], elsewhere: [words.byKey] }} />}
      {isByKey && <Link to={screens.user}>{words.toNames}</Link>}
      {leavableItems
        .filter((item) => item !== 'anonymousProfile' || !isByKey)
        .map((item) => (
          <LeavableItemChoice key={item} item={item} />
        ))}
    </div>
  );
});

const Points = ({ heading, points }: { readonly heading: string; readonly points: readonly string[] }) => (
  <div className={styles.stack}>
    <h3>{heading}</h3>
    <ul className={styles.bullets}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
);

const options = ['delete', 'leave'] as const;

const LeavableItemChoice = observer(function LeavableItemChoice({ item }: { readonly item: LeavableItem }) {
  const words = useWords(accountWords).delete.items[item];
  const store = useStore(AccountStore);
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{words.label}</legend>
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
