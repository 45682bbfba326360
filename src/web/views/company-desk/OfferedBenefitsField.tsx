import { observer } from 'mobx-react-lite';
import { benefitGroups, benefitsOfGroup } from '#core/benefits/benefit.ts';
import { DeskFactsStore } from '#web/stores/company-desk/desk-facts-store.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { deskFactWords } from '#web/words/company-desk/desk-fact-words.ts';
import { factWords } from '#web/words/company-profiles/fact-words.ts';
import { Checkbox } from '../fields/Checkbox.tsx';
import { useStore } from '../stores.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './company-desk.module.css';

/** Benefits of the catalogue, by group. */
export const OfferedBenefitsField = observer(function OfferedBenefitsField({ error }: { readonly error: string | undefined }) {
  const [words, { hints }, { names }] = [useWords(benefitWords), useWords(deskFactWords), useWords(factWords)];
  const store = useStore(DeskFactsStore);
  const { lines } = store;
  return (
    <fieldset className="stack g3">
      <legend>{names.benefits}</legend>
      <p className={error ? 'err' : 'hint'}>
        {error && <WarningIcon small />}
        {error ?? hints.benefits}
      </p>
      <div className={styles.two}>
        {benefitGroups.map((group) => (
          <div key={group} role="group" aria-label={words.groups[group]}>
            <h3 className="lab">{words.groups[group]}</h3>
            {benefitsOfGroup[group].map((benefit) => (
              <Checkbox
                key={benefit}
                isChecked={lines.includes(benefit)}
                onCheck={(isChecked) => store.type(isChecked ? [...lines, benefit] : lines.filter((line) => line !== benefit))}
              >
                {words.names[benefit]}
              </Checkbox>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
});
