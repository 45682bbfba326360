import { observer } from 'mobx-react-lite';
import { longestWebsite } from '#core/administration/company-form.ts';
import { sizeBuckets } from '#core/companies/size-bucket.ts';
import type { WrittenFact } from '#core/companies/written-fact.ts';
import { longestProfileText } from '#core/company-profiles/profile-limits.ts';
import { DeskFactsStore } from '#web/stores/company-desk/desk-facts-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { deskFactWords } from '#web/words/company-desk/desk-fact-words.ts';
import { factWords } from '#web/words/company-profiles/fact-words.ts';
import { Field, type FieldControl } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

interface DeskFactFieldProps {
  readonly fact: Exclude<WrittenFact, 'whyJoin' | 'benefits'>;
  readonly error: string | undefined;
}

type Control = { readonly control: FieldControl };

const kinds = {
  about: 'text',
  headOffice: 'city',
  offices: 'rows',
  indianSize: 'size',
  industry: 'industry',
  website: 'url',
  careerSite: 'url',
  socialLinks: 'rows',
  foundedYear: 'year',
} as const satisfies Record<DeskFactFieldProps['fact'], string>;

/** One fact in the control that suits it. */
export const DeskFactField = observer(function DeskFactField({ fact, error }: DeskFactFieldProps) {
  const [{ hints }, { names }] = [useWords(deskFactWords), useWords(factWords)];
  const Shown = controls[kinds[fact]];
  return (
    <Field label={names[fact]} hint={hints[fact]} error={error}>
      {(control) => <Shown control={control} />}
    </Field>
  );
});

const Prose = observer(function Prose({ control }: Control) {
  const store = useStore(DeskFactsStore);
  return (
    <textarea
      {...control}
      className="input"
      rows={6}
      maxLength={longestProfileText}
      value={store.lines[0] ?? ''}
      onChange={({ currentTarget }) => store.type([currentTarget.value])}
    />
  );
});

const Rows = observer(function Rows({ control }: Control) {
  const store = useStore(DeskFactsStore);
  return (
    <textarea
      {...control}
      className="input"
      rows={Math.max(4, store.lines.length + 1)}
      value={store.lines.join('\n')}
      onChange={({ currentTarget }) => store.type(currentTarget.value.split('\n'))}
    />
  );
});

const Url = observer(function Url({ control }: Control) {
  return <Line control={control} inputMode="url" longest={longestWebsite} />;
});

const Year = observer(function Year({ control }: Control) {
  return <Line control={control} inputMode="numeric" longest={4} />;
});

const City = observer(function City({ control }: Control) {
  const { lists } = useStore(DeskFactsStore);
  const { listed } = useWords(companyWords);
  const id = `${control.id}-cities`;
  return (
    <>
      <Line control={control} list={id} />
      <datalist id={id}>
        {lists.value?.locations.map(({ urlName, name }) => (
          <option key={urlName} value={name}>
            {listed(name)}
          </option>
        ))}
      </datalist>
    </>
  );
});

interface LineProps extends Control {
  readonly inputMode?: 'url' | 'numeric';
  readonly longest?: number;
  readonly list?: string;
}

const Line = observer(function Line({ control, inputMode, longest, list }: LineProps) {
  const store = useStore(DeskFactsStore);
  return (
    <input
      {...control}
      className="input"
      inputMode={inputMode}
      list={list}
      maxLength={longest}
      autoCapitalize="none"
      spellCheck={false}
      value={store.lines[0] ?? ''}
      onChange={({ currentTarget }) => store.type([currentTarget.value])}
    />
  );
});

const Size = observer(function Size({ control }: Control) {
  const { page } = useWords(companyWords);
  const { noSize } = useWords(deskFactWords);
  return <Chosen control={control} options={[{ value: '', label: noSize }, ...sizeBuckets.map((value) => ({ value, label: page.people[value] }))]} />;
});

const Industry = observer(function Industry({ control }: Control) {
  const { lists, lines } = useStore(DeskFactsStore);
  const { listed } = useWords(companyWords);
  const names = new Set([...lines, ...(lists.value?.industries.map(({ name }) => name) ?? [])]);
  return <Chosen control={control} options={[...names].map((value) => ({ value, label: listed(value) }))} />;
});

interface ChosenProps extends Control {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const Chosen = observer(function Chosen({ control, options }: ChosenProps) {
  const store = useStore(DeskFactsStore);
  return <Select {...control} options={options} value={store.lines[0] ?? ''} onChange={({ currentTarget }) => store.type([currentTarget.value])} />;
});

const controls = { text: Prose, rows: Rows, url: Url, year: Year, city: City, size: Size, industry: Industry } as const;
