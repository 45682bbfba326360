import { observer } from 'mobx-react-lite';
import type { CompanyFacts } from '#core/companies/company.ts';
import type { WrittenFact } from '#core/companies/written-fact.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useWords } from '../words.tsx';
import { ByCompany } from './ByCompany.tsx';
import styles from './company.module.css';

type Way = readonly [label: string, href: string | null, fact?: WrittenFact];

/** Known links to a company elsewhere, without a heading over none. */
export const Reach = observer(function Reach({ company, heading }: { readonly company: CompanyFacts; readonly heading: string }) {
  const words = useWords(companyWords);
  const { website, careerSiteUrl, naukriCompanyPageUrl, contactNumber, emailId, socialMedia } = company;
  const known: readonly Way[] = [
    [words.page.website, website, 'website'],
    [words.page.careers, careerSiteUrl, 'careerSite'],
    [words.page.naukri, naukriCompanyPageUrl],
    [words.page.phone, contactNumber && `tel:${contactNumber.replace(/[^+\d]/g, '')}`],
    [words.page.mail, emailId && `mailto:${emailId}`],
    ...socialMedia.map(({ network, url }) => [words.page.networks[network], url, 'socialLinks'] as const),
  ];
  const ways = known.flatMap(([label, href, fact]) => (href ? [{ label, href, fact }] : []));
  if (ways.length === 0) return null;
  return (
    <section className="card">
      <h2 className={styles.small}>{heading}</h2>
      <ul className={styles.ways}>
        {ways.map(({ label, href, fact }) => (
          <li key={label}>
            <a className="go" href={href} rel="noopener nofollow ugc">
              {label}
            </a>{' '}
            {fact && <ByCompany facts={company} fact={fact} />}
          </li>
        ))}
      </ul>
    </section>
  );
});
