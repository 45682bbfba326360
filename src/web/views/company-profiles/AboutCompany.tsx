import { observer } from 'mobx-react-lite';
import type { CompanyOverview } from '#core/company-profiles/company-overview.ts';
import { earlierFactsPath } from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { ByCompany } from '../companies/ByCompany.tsx';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { ManagedNotice } from './ManagedNotice.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { SectionView } from './SectionView.tsx';
import { useSections } from './use-sections.tsx';
import styles from './company-profiles.module.css';

/** Company's own sections in specified order, without empty ones. */
export const AboutCompany = observer(function AboutCompany({ overview }: { readonly overview: CompanyOverview }) {
  const { page } = useWords(companyWords);
  const words = useWords(companyProfileWords);
  const { header } = useStore(CompanyStore);
  const { facts, profile } = overview;
  const cover = header.value?.coverPhoto;
  return (
    <div className={styles.rest}>
      <section id="about" className={`section ${styles.section}`} aria-labelledby="about-title">
        <h2 id="about-title">{words.about(facts.name)}</h2>
        {cover && <img className={styles.coverPhoto} src={cover} alt="" width={1200} height={300} loading="lazy" decoding="async" />}
        {facts.about !== null && <p className={styles.lead}>{facts.about}</p>}
        <p className="sm row">
          <ByCompany facts={facts} fact="about" />
          <Link to={earlierFactsPath(facts.urlName)}>{words.earlierFacts}</Link>
        </p>
        {facts.about === null && (profile.overview.length > 0 ? <Paragraphs text={profile.overview.join('\n')} /> : <p className="muted">{page.noAbout}</p>)}
      </section>
      {useSections(overview).map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
      <ManagedNotice profile={profile} company={facts} />
    </div>
  );
});
