import { observer } from 'mobx-react-lite';
import { Segments } from '../fields/Segments.tsx';

interface EntrySegmentsProps {
  readonly label: string;
  readonly entry: { readonly value: string; type(text: string): void };
  readonly options: Readonly<Record<string, string>>;
}

export const EntrySegments = observer(function EntrySegments({ label, entry, options }: EntrySegmentsProps) {
  const rows = Object.entries(options).map(([value, name]) => ({ value, label: name }));
  return <Segments label={label} value={entry.value} options={rows} onChange={(value) => entry.type(value)} />;
});
