import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { screens } from '#core/navigation/screens.ts';
import type { MemberProfile } from '#core/profile/profiles.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { ProfilePageStore } from '#web/stores/profile/profile-page-store.ts';
import { ProfileStore } from '#web/stores/profile/profile-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { GuestNotice } from '../login/GuestNotice.tsx';
import { DeactivatedNotice } from '../login/DeactivatedNotice.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Link } from '../ui/Link.tsx';
import { DisplayName } from './DisplayName.tsx';
import { CareerSection } from './CareerSection.tsx';
import { EducationSection } from './EducationSection.tsx';
import { ExperienceSection } from './ExperienceSection.tsx';
import { Personas } from './Personas.tsx';
import { FinishOnboarding } from './FinishOnboarding.tsx';
import { Given } from './Given.tsx';
import { OwnPhoto } from './OwnPhoto.tsx';
import styles from './profile.module.css';
import { useWords } from '../words.tsx';

/** Member's profile as only they see it. */
export const ProfileScreen = observer(function ProfileScreen() {
  const words = useWords(profileWords);
  const { isSignedIn, isDeactivated, isAwake } = useStore(SessionStore);
  const { known, profile } = useStore(ProfileStore);
  useOpen(isAwake);
  if (!isSignedIn) return <GuestNotice title={words.guest} because={words.guestBecause} />;
  if (isDeactivated) return <DeactivatedNotice />;
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className={styles.title}>
        <h1>{words.title}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      {known ? <Profile profile={known} /> : <Await request={profile}>{(own) => <Profile profile={own} />}</Await>}
    </div>
  );
});

const Profile = observer(function Profile({ profile }: { readonly profile: MemberProfile }) {
  return (
    <div className="cols">
      <div className={styles.main}>
        <FinishOnboarding profile={profile} />
        <ErrorBoundary>
          <Personas profile={profile} />
        </ErrorBoundary>
        <WorkAndStudy career={profile.career} />
      </div>
      <aside className={styles.rail}>
        <ErrorBoundary>
          <Given />
        </ErrorBoundary>
        <ErrorBoundary>
          <OwnPhoto />
        </ErrorBoundary>
        <More />
        <ErrorBoundary>
          <DisplayName name={profile.name} />
        </ErrorBoundary>
      </aside>
    </div>
  );
});

const WorkAndStudy = observer(function WorkAndStudy({ career }: Pick<MemberProfile, 'career'>) {
  const { entries: words } = useWords(profileWords);
  return (
    <section className={styles.section} aria-labelledby="work-and-study">
      <div className="stack g1">
        <h2 id="work-and-study">{words.heading}</h2>
        <p className="sm muted">{words.lead}</p>
      </div>
      <ErrorBoundary>
        <CareerSection career={career} />
      </ErrorBoundary>
      <ErrorBoundary>
        <ExperienceSection />
      </ErrorBoundary>
      <ErrorBoundary>
        <EducationSection />
      </ErrorBoundary>
    </section>
  );
});

const More = observer(function More() {
  const { more } = useWords(profileWords);
  return (
    <nav aria-labelledby="account" className="card stack g3">
      <h2 id="account">{more.heading}</h2>
      <div className={styles.links}>
        <Link to={screens.settings}>{more.settings}</Link>
        <Link to={screens.session}>{more.devices}</Link>
        <Link to={screens.dataMap}>{more.kept}</Link>
        <Link to={screens.manageAccount}>{more.all}</Link>
      </div>
    </nav>
  );
});

function useOpen(isAwake: boolean): void {
  const page = useStore(ProfilePageStore);
  const { options } = useStore(OnboardingStore);
  const wasOnboarding = useRef(false);
  useEffect(() => {
    const openAndLook = async () => {
      await page.open();
      page.look();
    };
    if (isAwake) void openAndLook();
  }, [isAwake, page]);
  useEffect(() => {
    if (wasOnboarding.current && !options) void page.refresh();
    wasOnboarding.current = options !== undefined;
  }, [options, page]);
}
