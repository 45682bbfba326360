import { observer } from 'mobx-react-lite';
import type { CompanyFacts } from '#core/companies/company.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { CompanyProfileStore } from '#web/stores/company-profiles/company-profile-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { useWords } from '../words.tsx';
import { ManagedNotice } from './ManagedNotice.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { SectionView } from './SectionView.tsx';
import { useSections } from './use-sections.tsx';
import styles from './company-profiles.module.css';

/** What a company says of itself, section by section, in the order of the specification. A section without content is not there. */
export const AboutCompany = observer(function AboutCompany({ facts }: { readonly facts: CompanyFacts }) {
  const { page } = useWords(companyWords);
  const words = useWords(companyProfileWords);
  const { header } = useStore(CompanyStore);
  const { profile } = useStore(CompanyProfileStore);
  const sections = useSections();
  const overview = profile.value?.overview ?? [];
  const cover = header.value?.coverPhoto;
  return (
    <div className={styles.rest}>
      <section id="about" className={`section ${styles.section}`} aria-labelledby="about-title">
        <h2 id="about-title">{words.about(facts.name)}</h2>
        {cover && <img className={styles.coverPhoto} src={cover} alt="" width={1200} height={300} loading="lazy" decoding="async" />}
        {facts.about !== null && <p className={styles.lead}>{facts.about}</p>}
        {facts.about === null && (overview.length > 0 ? <Paragraphs text={overview.join('\n')} /> : <p className="muted">{page.noAbout}</p>)}
      </section>
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
    </div>
  );
});
