import { observer } from 'mobx-react-lite';
import type { PlaceField } from '#web/stores/administration/place-field.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { Field } from '../fields/Field.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface PlaceInputProps {
  readonly place: PlaceField;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
}

/** Industry or city from its list. A name that is not there is asked about, with the nearest one. */
export const PlaceInput = observer(function PlaceInput({ place, label, hint, error }: PlaceInputProps) {
  const { places: words } = useWords(administrationWords);
  const { nameOf } = useWords(listWords);
  const { unlisted } = place;
  const nearest = unlisted?.nearest;
  const near = nearest ? nameOf(nearest) : null;
  return (
    <div className="stack g2">
      <Field label={label} hint={hint} error={unlisted ? words.unlisted(unlisted.text, near) : error}>
        {(control) => <Combobox {...control} dir="auto" store={place.store} onAdd={() => void place.add()} onLeave={() => void place.look()} />}
      </Field>
      {unlisted && (
        <div className="row">
          {nearest && near && <Button onClick={() => place.use(nearest)}>{words.use(near)}</Button>}
          <Button onClick={() => place.agree()}>{words.add(unlisted.text)}</Button>
        </div>
      )}
    </div>
  );
});
