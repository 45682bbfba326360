import { observer } from 'mobx-react-lite';
import { useState, type SyntheticEvent } from 'react';
import { workCities } from '#core/calculators/work-cities.ts';
import { screens } from '#core/navigation/screens.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { useNavigate } from '../router.ts';
import { useWords } from '../words.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import styles from './home.module.css';

const firstCity = 'bengaluru';

export const TakeHomeBox = observer(function TakeHomeBox() {
  const words = useWords(homeWords).box;
  return (
    <section className={styles['takeHome']} aria-labelledby="take-home">
      <div>
        <h3 id="take-home">{words.heading}</h3>
        <p className="muted sm">{words.lead}</p>
      </div>
      <BoxForm />
    </section>
  );
});

/** Sends its two fields in the URL fragment, which reaches no server. */
const BoxForm = observer(function BoxForm() {
  const words = useWords(homeWords).box;
  const navigate = useNavigate();
  const [amount, write] = useState('');
  const [city, choose] = useState<string>(firstCity);
  const show = (event: SyntheticEvent) => {
    event.preventDefault();
    void navigate(`${screens.takeHome}#${new URLSearchParams({ ...(amount.trim() ? { ctc: amount.trim() } : {}), place: city }).toString()}`);
  };
  return (
    <form className={`${styles['takeHomeForm']} needs-script`} onSubmit={show}>
      <Field label={words.amount}>
        {(control) => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            placeholder={words.placeholder}
            value={amount}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        )}
      </Field>
      <Field label={words.city}>
        {(control) => (
          <Select
            {...control}
            value={city}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            options={workCities.map((value) => ({ value, label: words.cities[value] }))}
          />
        )}
      </Field>
      <Button type="submit" look="main">
        {words.show}
      </Button>
    </form>
  );
});
