import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { kitWords } from '#web/words/kit/kit-words.ts';
import { Field } from '../fields/Field.tsx';
import { Segments } from '../fields/Segments.tsx';
import { Select } from '../fields/Select.tsx';
import { Slider } from '../fields/Slider.tsx';
import { KitSection } from './KitSection.tsx';
import { Suggesting } from './Suggesting.tsx';
import { useWords } from '../words.tsx';

export const Fields = observer(function Fields() {
  const { fields: words } = useWords(kitWords);
  const [years, setYears] = useState(4);
  const [place, setPlace] = useState<'office' | 'hybrid' | 'home'>('office');
  const places = (['office', 'hybrid', 'home'] as const).map((value) => ({ value, label: words.places[value] }));
  return (
    <KitSection heading={words.heading} lead={words.lead}>
      <div className="grid">
        <Field label={words.role} hint={words.roleHint}>
          {(control) => <input {...control} className="input" placeholder={words.rolePlaceholder} />}
        </Field>
        <Field label={words.experience} error={words.experienceError}>
          {(control) => <input {...control} className="input" defaultValue="41" />}
        </Field>
        <Field label={words.locked}>{(control) => <input {...control} className="input" defaultValue={words.lockedValue} disabled />}</Field>
        <Field label={words.size}>{(control) => <Select {...control} options={words.sizes.map((label) => ({ value: label, label }))} />}</Field>
        <Slider label={words.years} min={0} max={30} value={years} onChange={setYears} say={words.said} />
        <Segments label={words.place} options={places} value={place} onChange={setPlace} />
      </div>
      <Suggesting />
    </KitSection>
  );
});
