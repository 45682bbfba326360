import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { listedSectionNames } from '#core/company-profiles/typed-profile.ts';
import { collageTemplates } from '#core/company-profiles/company-profile.ts';
import { overviewPath, screens } from '#core/navigation/screens.ts';
import { CompanyBasicsStore } from '#web/stores/profile-form/company-basics-store.ts';
import { ProfileFormStore } from '#web/stores/profile-form/profile-form-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { profileFormWords } from '#web/words/profile-form/profile-form-words.ts';
import { NotFoundScreen } from '../errors/NotFoundScreen.tsx';
import { AccountAway } from '../login/AccountAway.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { BasicsForm } from './BasicsForm.tsx';
import { CollageFields } from './CollageFields.tsx';
import { CompanyLogo } from './CompanyLogo.tsx';
import { ItemList } from './ItemList.tsx';
import { OfferedBenefitsTicks } from './OfferedBenefitsTicks.tsx';
import { OwnWords } from './OwnWords.tsx';
import styles from './profile-form.module.css';

/** Company page edited by administrators, missing for everyone else. */
export const ProfileFormScreen = observer(function ProfileFormScreen() {
  const store = useStore(ProfileFormStore);
  const { isAwake } = useStore(SessionStore);
  useEffect(() => void store.open(), [store, isAwake]);
  if (store.isAway) return <AccountAway />;
  if (!store.mayAdminister || store.isMissing) return <NotFoundScreen />;
  return (
    <div className={`wrap page ${styles.screen}`}>
      <Heading />
      <Await request={store.reading}>{() => <ProfileFields />}</Await>
    </div>
  );
});

const Heading = observer(function Heading() {
  const words = useWords(profileFormWords);
  const { company: page } = useStore(ProfileFormStore);
  const company = useStore(CompanyBasicsStore).company ?? page;
  return (
    <header className="stack g2">
      <Link to={`${screens.administration}?part=companies`}>{words.back}</Link>
      <h1>{words.title(company?.name ?? '')}</h1>
      <p className="muted">{words.lead}</p>
      {company && (
        <p>
          <Link to={overviewPath(company.urlName)}>{words.see}</Link>
        </p>
      )}
    </header>
  );
});

const ProfileFields = observer(function ProfileFields() {
  const store = useStore(ProfileFormStore);
  const { company } = useStore(CompanyBasicsStore);
  if (!store.form) return null;
  return (
    <>
      <BasicsForm />
      {company && <CompanyLogo company={company} />}
      <OwnWords form={store.form} />
      <OfferedBenefitsTicks />
      {listedSectionNames.map((section) => (
        <ItemList key={section} section={section} items={store.form?.lists[section] ?? []} />
      ))}
      {collageTemplates.map((template) => (
        <CollageFields key={template} template={template} />
      ))}
    </>
  );
});
