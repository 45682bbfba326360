import type { SocialLink } from '#core/companies/company.ts';
import type { DemoFacts } from './demo-company.ts';
import type { Random } from '../random.ts';

type Contacts = Pick<DemoFacts, 'website' | 'careerSiteUrl' | 'naukriCompanyPageUrl' | 'contactNumber' | 'emailId' | 'socialLinks'>;

const networks: readonly { readonly network: SocialLink['network']; readonly share: number }[] = [
  { network: 'linkedin', share: 0.62 },
  { network: 'x', share: 0.26 },
  { network: 'youtube', share: 0.22 },
  { network: 'instagram', share: 0.34 },
  { network: 'facebook', share: 0.3 },
];

/** Contacts below `.example`, which no one can own. */
export function contactsOf(random: Random, urlName: string): Contacts {
  // A label of a host name has at most 63 characters.
  const host = `${urlName.slice(0, 63).replace(/-$/, '')}.example`;
  const maybe = (share: number, text: string): string | null => (random.chance(share) ? text : null);
  return {
    website: maybe(0.86, `https://${host}`),
    careerSiteUrl: maybe(0.34, random.chance(0.5) ? `https://careers.${host}` : `https://${host}/careers`),
    naukriCompanyPageUrl: maybe(0.2, `https://naukri.example/${urlName}-jobs`),
    // No number of a subscriber in India starts with 0, so that this one rings nowhere.
    contactNumber: maybe(0.14, `+91 ${random.among(['11', '22', '33', '40', '44', '80'])} 0000 0${random.between(100, 999)}`),
    emailId: maybe(0.4, `${random.among(['hello', 'info', 'contact', 'people'])}@${host}`),
    socialLinks: networks.filter(({ share }) => random.chance(share)).map(({ network }) => ({ network, url: `https://${network}.example/${urlName}` })),
  };
}
