import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ChosenField } from '#web/stores/forms/chosen-field.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';
import { Combobox } from './Combobox.tsx';
import { Field } from './Field.tsx';

interface ChosenInputProps {
  readonly field: ChosenField;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: ReactNode;
  readonly error?: string | undefined;
  /** Sentence for unlisted text, where the usual one does not fit. */
  readonly unlisted?: string;
}

export const ChosenInput = observer(function ChosenInput({ field, icon, error, unlisted, ...said }: ChosenInputProps) {
  const words = useWords(uiWords);
  const problem = field.isUnlisted ? (unlisted ?? words.unlisted) : error;
  return (
    <Field {...said} error={problem}>
      {(control) => (
        <Combobox
          {...control}
          store={field.store}
          icon={icon}
          enterKeyHint="done"
          onChoose={(suggestion) => field.choose(suggestion)}
          onLeave={() => void field.leave()}
        />
      )}
    </Field>
  );
});
