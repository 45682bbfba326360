import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { longestCompanyPlace } from '#core/administration/company-form.ts';
import type { CompanyChoice } from '#web/stores/contributions/company-choice.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { Field } from '../fields/Field.tsx';
import { PlusIcon } from '../ui/form-icons.tsx';
import { InfoIcon, WarningIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useWords } from '../words.tsx';
import styles from './unlisted-company.module.css';

interface UnlistedCompanyProps {
  readonly choice: CompanyChoice;
  readonly isTried: boolean;
}

/** Similar companies to an unlisted one, or the choice to use it anyway. */
export const UnlistedCompany = observer(function UnlistedCompany({ choice, isTried }: UnlistedCompanyProps) {
  const { unlisted: words } = useWords(contributionWords).form;
  const { alike } = choice;
  const group = useId();
  const ways = useRef<HTMLFieldSetElement>(null);
  // The bar with the way on would lie over them.
  useEffect(() => void ways.current?.scrollIntoView?.({ block: 'nearest' }), [alike.length]);
  return (
    <>
      <fieldset ref={ways} className={styles.alike}>
        <legend className="vh">{words.legend}</legend>
        <p className={styles.top} role="status">
          <b>{words.title}</b> <span className="muted">{alike.length > 0 ? words.meant : words.none}</span>
        </p>
        {alike.map((company) => (
          <label key={company.id}>
            <input type="radio" name={group} checked={company.id === choice.chosenId} onChange={() => choice.choose(company)} />
            <Logo name={company.label} picture={null} />
            <span>
              <b>{company.label}</b>
              <br />
              <span className="xs muted">{company.detail}</span>
            </span>
          </label>
        ))}
        <Mine choice={choice} group={group} />
      </fieldset>
      {choice.isTyped && <City choice={choice} isTried={isTried} />}
    </>
  );
});

interface MineProps {
  readonly choice: CompanyChoice;
  readonly group: string;
}

const Mine = observer(function Mine({ choice, group }: MineProps) {
  const { unlisted: words } = useWords(contributionWords).form;
  const { alike, name, problems } = choice;
  if (problems.name !== undefined)
    return (
      <p className={`err ${styles.top}`}>
        <WarningIcon small />
        {words.name[problems.name]}
      </p>
    );
  return (
    <label>
      <input type="radio" name={group} checked={choice.isTyped} onChange={() => choice.add()} />
      <span className="glyph" aria-hidden="true">
        <PlusIcon />
      </span>
      <span>
        <b>{alike.length > 0 ? words.different : words.mine}</b>
        <br />
        <span className="xs" dir="auto">
          {words.add(name)}
        </span>
      </span>
    </label>
  );
});

const City = observer(function City({ choice, isTried }: UnlistedCompanyProps) {
  const { unlisted: words } = useWords(contributionWords).form;
  const { city, problems } = choice;
  return (
    <>
      <Field label={words.city} error={isTried && problems.city ? words.cities[problems.city] : undefined}>
        {(control) => (
          <input
            {...control}
            className="input"
            dir="auto"
            autoComplete="address-level2"
            maxLength={longestCompanyPlace}
            value={city}
            onChange={({ currentTarget }) => choice.typeCity(currentTarget.value)}
          />
        )}
      </Field>
      <p className={`inset sm ${styles.next}`}>
        <InfoIcon />
        <span>
          <b>{words.waits}</b> {words.waitsBecause}
        </span>
      </p>
    </>
  );
});
