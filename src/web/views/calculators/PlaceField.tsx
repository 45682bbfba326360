import { observer } from 'mobx-react-lite';
import { workCities } from '#core/calculators/work-cities.ts';
import { otherStates } from '#core/calculators/work-place.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { Field } from '../fields/Field.tsx';
import { DownIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

interface PlaceFieldProps {
  readonly label: string;
  readonly entry: { readonly value: string; type(text: string): void };
  readonly hint?: string;
  readonly first?: Readonly<Record<string, string>>;
  readonly hasStates?: boolean;
}

export const PlaceField = observer(function PlaceField({ label, entry, hint, first = {}, hasStates = true }: PlaceFieldProps) {
  const words = useWords(calculatorWords);
  const { value: chosen } = entry;
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <span className="selects">
          <select {...control} className="input" value={chosen} onChange={({ currentTarget }) => entry.type(currentTarget.value)}>
            {Object.entries(first).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
            <optgroup label={words.cityGroup}>
              {workCities.map((city) => (
                <option key={city} value={city}>
                  {words.cities[city]}
                </option>
              ))}
            </optgroup>
            {hasStates && (
              <optgroup label={words.stateGroup}>
                {otherStates.map((state) => (
                  <option key={state} value={state}>
                    {words.states[state]}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
          <DownIcon small />
        </span>
      )}
    </Field>
  );
});
