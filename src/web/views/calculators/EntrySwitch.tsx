import { observer } from 'mobx-react-lite';
import { Switch } from '../fields/Switch.tsx';

interface EntrySwitchProps {
  readonly label: string;
  readonly entry: { readonly value: boolean; choose(isOn: boolean): void };
  readonly hint?: string;
}

export const EntrySwitch = observer(function EntrySwitch({ label, entry, hint }: EntrySwitchProps) {
  return (
    <div>
      <Switch label={label} checked={entry.value} onChange={(isOn) => entry.choose(isOn)} />
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
});
