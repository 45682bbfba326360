import { observer } from 'mobx-react-lite';
import type { CollageTemplate } from '#core/company-profiles/company-profile.ts';
import { ProfileFormStore } from '#web/stores/profile-form/profile-form-store.ts';
import { profileFormWords } from '#web/words/profile-form/profile-form-words.ts';
import { keyed } from '../content/keyed.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { PictureField } from './PictureField.tsx';
import { SectionForm } from './SectionForm.tsx';
import { TypedField } from './TypedField.tsx';
import styles from './profile-form.module.css';

/** Collage with a heading and captioned pictures. */
export const CollageFields = observer(function CollageFields({ template }: { readonly template: CollageTemplate }) {
  const words = useWords(profileFormWords);
  const store = useStore(ProfileFormStore);
  const collage = store.form?.collages[template];
  if (!collage) return null;
  const path = store.collagePath(template);
  const problem = store.problems[path] ?? store.problems[`${path}.pictures`];
  const change = (at: number, said: Readonly<Record<string, string>>) =>
    store.typeCollage(template, { pictures: collage.pictures.map((picture, place) => (place === at ? { ...picture, ...said } : picture)) });
  return (
    <SectionForm section={template} title={`${words.life}: ${words.collages[template]}`}>
      <TypedField
        kind="line"
        label={words.collageTitle}
        problem={store.problems[`${path}.title`]}
        value={collage.title}
        onType={(title) => store.typeCollage(template, { title })}
      />
      {problem && (
        <p className="err" role="alert">
          {words.problems[problem]}
        </p>
      )}
      <div className={`stack ${styles.pair}`}>
        {keyed(collage.pictures).map(([key, { url = '', caption = '' }], at) => (
          <div key={key} className="stack g2">
            <PictureField label={words.collagePicture(at + 1)} path={`${path}.pictures.${at}.url`} url={url} onChange={(sent) => change(at, { url: sent })} />
            <TypedField kind="line" label={words.caption(at + 1)} problem={undefined} value={caption} onType={(text) => change(at, { caption: text })} />
          </div>
        ))}
      </div>
    </SectionForm>
  );
});
