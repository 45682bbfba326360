import { observer } from 'mobx-react-lite';
import type { CompanyFacts } from '#core/companies/company.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { CompanyProfileStore } from '#web/stores/company-profiles/company-profile-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { Reach } from '../companies/Reach.tsx';
import { EmployerConduct } from '../employer-conduct/EmployerConduct.tsx';
import { BadgesView } from '../followers/BadgesView.tsx';
import { SimilarCompanies } from '../followers/SimilarCompanies.tsx';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { useWords } from '../words.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { CompanyParts } from './CompanyParts.tsx';
import { ManagedNotice } from './ManagedNotice.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { SectionView } from './SectionView.tsx';
import styles from './company-profiles.module.css';
import { useSections } from './use-sections.tsx';

/** The page of one company: what it says of itself, section by section, beside its basic facts. A section without content is not there. */
export const OverviewScreen = observer(function OverviewScreen() {
  const { facts } = useStore(CompanyStore);
  return (
    <CompanyScreen tab="about">
      <CompanyParts current="overview" />
      <Part>
        <Await request={facts} meanwhile={<OverviewSkeleton />}>
          {(known) => <Overview facts={known} />}
        </Await>
      </Part>
    </CompanyScreen>
  );
});

const Overview = observer(function Overview({ facts }: { readonly facts: CompanyFacts }) {
  const { page } = useWords(companyWords);
  const words = useWords(companyProfileWords);
  const { profile } = useStore(CompanyProfileStore);
  const sections = useSections();
  const overview = profile.value?.overview ?? [];
  const about = words.about(facts.name);
  return (
    <div className={styles.overview}>
      <nav className={`sticky ${styles.links}`} aria-label={words.onThisPage}>
        <ul className="list">
          {[{ id: 'about', title: about }, ...sections].map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <section id="about" className={styles.about} aria-labelledby="about-title">
        <h2 id="about-title">{about}</h2>
        {facts.about !== null && <p className={styles.lead}>{facts.about}</p>}
        {facts.about === null && (overview.length > 0 ? <Paragraphs text={overview.join('\n')} /> : <p className="muted">{page.noAbout}</p>)}
      </section>
      <aside className={styles.rail}>
        <AtAGlance company={facts} />
        <Reach company={facts} heading={page.elsewhere(facts.name)} />
        <BadgesView />
      </aside>
      <div className={styles.rest}>
        <Await request={profile}>
          {(known) => (
            <>
              {sections.map((section) => (
                <SectionView key={section.id} section={section} />
              ))}
              <ManagedNotice profile={known} name={facts.name} />
            </>
          )}
        </Await>
        <EmployerConduct />
        <SimilarCompanies />
      </div>
    </div>
  );
});
