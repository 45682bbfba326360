import { observer } from 'mobx-react-lite';
import type { CompanyFacts } from '#core/companies/company.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useWords } from '../words.tsx';
import styles from './company.module.css';

/** Known links to a company elsewhere, without a heading over none. */
export const Reach = observer(function Reach({ company, heading }: { readonly company: CompanyFacts; readonly heading: string }) {
  const words = useWords(companyWords);
  const { website, careerSiteUrl, naukriCompanyPageUrl, contactNumber, emailId, socialMedia } = company;
  const ways = [
    [words.page.website, website],
    [words.page.careers, careerSiteUrl],
    [words.page.naukri, naukriCompanyPageUrl],
    [words.page.phone, contactNumber && `tel:${contactNumber.replace(/[^+\d]/g, '')}`],
    [words.page.mail, emailId && `mailto:${emailId}`],
    ...socialMedia.map(({ network, url }) => [words.page.networks[network], url] as const),
  ].filter((way): way is [string, string] => Boolean(way[1]));
  if (ways.length === 0) return null;
  return (
    <section className="card">
      <h2 className={styles.small}>{heading}</h2>
      <ul className={styles.ways}>
        {ways.map(([label, href]) => (
          <li key={label}>
            <a className="go" href={href} rel="noopener nofollow ugc">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});
