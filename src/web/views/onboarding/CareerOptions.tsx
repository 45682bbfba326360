import { observer } from 'mobx-react-lite';
import { useId, type ComponentType } from 'react';
import { careerTypes, type CareerType } from '#core/careers/completeness.ts';
import { CareerStepStore } from '#web/stores/onboarding/career-step-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';
import { CollegeIcon } from '../ui/area-icons.tsx';
import { OfficeIcon, SearchIcon, WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from '../steps/steps.module.css';

const signs: Readonly<Record<CareerType, ComponentType>> = { working: OfficeIcon, student: CollegeIcon, unemployed: SearchIcon };

export const CareerOptions = observer(function CareerOptions() {
  const words = useWords(onboardingWords);
  const store = useStore(CareerStepStore);
  const name = useId();
  const isMissing = store.isIncomplete && !store.type;
  return (
    <fieldset className={styles.options} {...(isMissing && { 'aria-invalid': true, 'aria-describedby': `${name}-missing`, role: 'radiogroup' })}>
      <legend className="vh">{words.career.status}</legend>
      {careerTypes.map((type) => {
        const Sign = signs[type];
        const { label, about } = words.career.options[type];
        return (
          <label key={type} className={styles.option}>
            <span className="glyph">
              <Sign />
            </span>
            <span>
              <b>{label}</b>
              <span className="sm muted">{about}</span>
            </span>
            <input type="radio" name={name} checked={store.type === type} onChange={() => store.choose(type)} />
          </label>
        );
      })}
      {isMissing && (
        <p id={`${name}-missing`} className="err">
          <WarningIcon small />
          {words.career.choose}
        </p>
      )}
    </fieldset>
  );
});
