import { observer } from 'mobx-react-lite';
import { detailFieldNames, detailFields, detailPath, type ProfileItem, type TypedProfile } from '#core/company-profiles/typed-profile.ts';
import { ProfileFormStore } from '#web/stores/profile-form/profile-form-store.ts';
import { profileFormWords } from '#web/words/profile-form/profile-form-words.ts';
import { Checkbox } from '../fields/Checkbox.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { PictureField } from './PictureField.tsx';
import { SectionForm } from './SectionForm.tsx';
import { TypedField } from './TypedField.tsx';

const texts = ['overview', 'mission', 'vision'] as const;

/** Single fields: details, overview, mission, vision and a leader's message. */
export const OwnWords = ({ form }: { readonly form: TypedProfile }) => (
  <>
    <Details details={form.details} />
    <Texts form={form} />
    <Speech speech={form.speech} />
  </>
);

const Details = observer(function Details({ details }: Pick<TypedProfile, 'details'>) {
  const words = useWords(profileFormWords);
  const store = useStore(ProfileFormStore);
  return (
    <SectionForm section="details" title={words.details}>
      {detailFieldNames.map((field) => (
        <TypedField
          key={field}
          kind={detailFields[field]}
          label={words.detailLabels[field]}
          problem={store.problems[detailPath(details, field)]}
          value={details[field]}
          onType={(text) => store.type({ details: { ...details, [field]: text } })}
        />
      ))}
    </SectionForm>
  );
});

const Texts = observer(function Texts({ form }: { readonly form: TypedProfile }) {
  const words = useWords(profileFormWords);
  const store = useStore(ProfileFormStore);
  return (
    <SectionForm section="said" title={words.said}>
      <Checkbox isChecked={form.isClaimed} onCheck={(isClaimed) => store.type({ isClaimed })}>
        {words.claimed}
      </Checkbox>
      {texts.map((field) => (
        <TypedField
          key={field}
          kind="text"
          label={words[field]}
          hint={field === 'overview' ? words.overviewHint : undefined}
          problem={store.problems[`profile.${field}`] ?? (field === 'overview' ? store.problems['profile.overview.0'] : undefined)}
          value={form[field]}
          onType={(text) => store.type({ [field]: text })}
        />
      ))}
    </SectionForm>
  );
});

const Speech = observer(function Speech({ speech }: { readonly speech: ProfileItem }) {
  const words = useWords(profileFormWords);
  const store = useStore(ProfileFormStore);
  const type = (change: ProfileItem) => store.type({ speech: { ...speech, ...change } });
  return (
    <SectionForm section="speech" title={words.speech}>
      <TypedField
        kind="text"
        label={words.speechText}
        problem={store.problems['profile.leadershipMessage.text']}
        value={speech['text'] ?? ''}
        onType={(text) => type({ text })}
      />
      {(['name', 'role'] as const).map((field) => (
        <TypedField
          key={field}
          kind="line"
          label={words.labels.leadership[field] ?? ''}
          problem={store.problems[`profile.leadershipMessage.${field}`]}
          value={speech[field] ?? ''}
          onType={(text) => type({ [field]: text })}
        />
      ))}
      <PictureField
        label={words.labels.leadership['photo'] ?? ''}
        path="profile.leadershipMessage.photo"
        url={speech['photo'] ?? ''}
        onChange={(photo) => type({ photo })}
      />
    </SectionForm>
  );
});
