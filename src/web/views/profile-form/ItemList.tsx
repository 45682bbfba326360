import { observer } from 'mobx-react-lite';
import { listedSections, type ListedSection, type ProfileFieldKind, type ProfileItem } from '#core/company-profiles/typed-profile.ts';
import { ProfileFormStore } from '#web/stores/profile-form/profile-form-store.ts';
import { profileFormWords } from '#web/words/profile-form/profile-form-words.ts';
import { keyed } from '../content/keyed.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { PictureField } from './PictureField.tsx';
import { SectionForm } from './SectionForm.tsx';
import { TypedField } from './TypedField.tsx';
import styles from './profile-form.module.css';

/** Offices and associated companies are stored beside the profile. */
const pathOf = (section: ListedSection): string => (section === 'offices' || section === 'associated' ? section : `profile.${section}`);

const fieldsOf = (section: ListedSection): readonly (readonly [field: string, kind: ProfileFieldKind])[] => Object.entries(listedSections[section]);

export const ItemList = observer(function ItemList({ section, items }: { readonly section: ListedSection; readonly items: readonly ProfileItem[] }) {
  const words = useWords(profileFormWords);
  const store = useStore(ProfileFormStore);
  const problem = store.problems[pathOf(section)];
  return (
    <SectionForm section={section} title={words.sections[section]} count={items.length}>
      {keyed(items).map(([key, item], at) => (
        <Item key={key} section={section} at={at} item={item} />
      ))}
      {problem && (
        <p className="err" role="alert">
          {words.problems[problem]}
        </p>
      )}
      <div>
        <Button onClick={() => store.add(section)}>{words.add(words.items[section])}</Button>
      </div>
    </SectionForm>
  );
});

interface ItemProps {
  readonly section: ListedSection;
  readonly at: number;
  readonly item: ProfileItem;
}

const Item = observer(function Item({ section, at, item }: ItemProps) {
  const words = useWords(profileFormWords);
  const store = useStore(ProfileFormStore);
  const name = words.numbered(words.items[section], at + 1);
  return (
    <fieldset className={`stack g3 ${styles.item}`}>
      <legend className="strong">{name}</legend>
      {fieldsOf(section).map(([field, kind]) => (
        <ItemField key={field} field={field} kind={kind} section={section} at={at} item={item} />
      ))}
      <div className="row">
        {at > 0 && (
          <Button look="quiet" aria-label={words.liftNamed(name)} onClick={() => store.lift(section, at)}>
            {words.lift}
          </Button>
        )}
        <Button look="quiet" aria-label={words.removeNamed(name)} onClick={() => store.remove(section, at)}>
          {words.remove}
        </Button>
      </div>
    </fieldset>
  );
});

const ItemField = observer(function ItemField({ field, kind, section, at, item }: ItemProps & { readonly field: string; readonly kind: ProfileFieldKind }) {
  const words = useWords(profileFormWords);
  const store = useStore(ProfileFormStore);
  const path = `${pathOf(section)}.${at}.${field}`;
  const label = words.labels[section][field] ?? field;
  const type = (text: string) => store.typeItem(section, at, { [field]: text });
  return kind === 'picture' ? (
    <PictureField label={label} path={path} url={item[field] ?? ''} onChange={type} />
  ) : (
    <TypedField kind={kind} label={label} problem={store.problems[path]} value={item[field] ?? ''} onType={type} />
  );
});
