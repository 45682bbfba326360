import { isOwnAwardSlug, type OwnAwardSlug } from '#core/awards/award-slugs.ts';
import { screens } from '#core/navigation/screens.ts';
import { awardSlugIn, isBestPaid, isBestRated, isLargest } from '#core/query-words/ranked-paths.ts';
import type { FoundPage } from '#core/search/found-pages.ts';
import type { TitledPage } from '#core/search/recent-searches.ts';
import type { WayOfWorking } from '#core/query-words/ways-of-working.ts';
import type { AnswerParts, AnswerType } from '#core/search/search-answer.ts';

const pages: Readonly<Record<FoundPage, string>> = {
  takeHome: 'हाथ में कितना आएगा: कैलकुलेटर',
  gratuity: 'ग्रेच्युटी कैलकुलेटर',
  hra: 'एचआरए की छूट का कैलकुलेटर',
  hike: 'सैलरी हाइक कैलकुलेटर',
  compareOffers: 'ऑफ़र की तुलना',
  paidFairly: 'क्या आपको सही सैलरी मिल रही है?',
  calculators: 'सारे कैलकुलेटर',
  compareSalaries: 'सैलरी की तुलना',
  forCompanies: 'कंपनियों के लिए: लोगों की बातों का जवाब दें',
  compareCompanies: 'कंपनियों की तुलना',
  hrQuestions: 'HR क्या पूछता है',
  practice: 'इंटरव्यू के सवालों का अभ्यास',
  reviewForm: 'रिव्यू लिखें',
  salaryForm: 'सैलरी शेयर करें',
  interviewForm: 'इंटरव्यू शेयर करें',
  companies: 'सारी कंपनियाँ',
  colleges: 'कॉलेज',
  communities: 'समुदाय',
  transparency: 'क्या हटाया गया',
  dataMap: 'हम क्या रखते हैं',
  privacyPolicy: 'निजता नीति',
  communityGuidelines: 'लिखने के नियम',
  grievances: 'यहाँ किसी चीज़ की शिकायत करें',
  faq: 'सवाल और जवाब',
  contact: 'इसे कौन चलाता है',
  awards: 'काम करने के लिए सबसे अच्छी कंपनियाँ: अवॉर्ड',
};

const awarded: Readonly<Record<OwnAwardSlug, string>> = {
  small: 'छोटी कंपनियाँ',
  'mid-sized': 'मझोली कंपनियाँ',
  large: 'बड़ी कंपनियाँ',
  mega: 'बहुत बड़ी कंपनियाँ',
  'tech-startups': 'टेक स्टार्टअप',
};

function awardsTitle({ industry }: AnswerParts, path: string): string {
  const slug = awardSlugIn(path);
  const what = slug !== undefined && isOwnAwardSlug(slug) ? awarded[slug] : industry;
  return what === null ? pages.awards : `सबसे अच्छी कंपनियाँ, अवॉर्ड: ${what}`;
}

const ways: Readonly<Record<WayOfWorking, string>> = {
  remote: 'घर से काम वाली',
  office: 'दफ़्तर से काम वाली',
  fullTime: 'फ़ुल टाइम',
  hybrid: 'हाइब्रिड',
  partTime: 'पार्ट टाइम',
  internship: 'इंटर्नशिप वाली',
  contract: 'कॉन्ट्रैक्ट वाली',
  freelance: 'फ़्रीलांस',
  fresher: 'फ्रेशर के लिए',
  nightShift: 'नाइट शिफ़्ट वाली',
  walkIn: 'वॉक-इन',
  immediate: 'तुरंत जॉइनिंग वाली',
};

type Titled = (parts: AnswerParts, page: TitledPage) => string;

const placeOf = ({ company, city }: AnswerParts): string => {
  const place = [company, city].filter((name) => name !== null).join(', ');
  return place === '' ? '' : `${place} में `;
};

const ofCompany =
  (own: string, hub: string): Titled =>
  ({ company }) =>
    company === null ? hub : `${company} ${own}`;

const titles: Readonly<Partial<Record<AnswerType, Titled>>> = {
  COMPANY: ({ company }, { title }) => company ?? (title || pages.companies),
  REVIEWS: (parts) => {
    if (parts.designation !== null) return `${placeOf(parts)}${parts.designation} के रिव्यू`;
    if (parts.city !== null) return `${placeOf(parts)}${parts.industry === null ? '' : `${parts.industry} के `}रिव्यू`;
    const subject = parts.company ?? parts.industry;
    return subject === null ? 'रिव्यू' : `${subject} के रिव्यू`;
  },
  SALARIES: (parts) => {
    if (parts.designation !== null) return `${placeOf(parts)}${parts.designation} की सैलरी`;
    return parts.company !== null && parts.city === null ? `${parts.company} में सैलरी` : `${placeOf(parts)}सैलरी`;
  },
  INTERVIEWS: (parts, { path }) => {
    const subject = parts.designation ?? parts.skill;
    if (subject === null) return parts.company === null ? 'इंटरव्यू' : `${parts.company} के इंटरव्यू`;
    const isStories = parts.company !== null || path.startsWith(`${screens.interviews}?`);
    return `${placeOf(parts)}${subject} के ${isStories ? 'इंटरव्यू' : 'इंटरव्यू के सवाल'}`;
  },
  BENEFITS: ofCompany('में सुविधाएँ', 'सुविधाएँ'),
  PHOTOS: ofCompany('के दफ़्तर की फ़ोटो', 'दफ़्तर की फ़ोटो'),
  JOBS: (parts, { path }) => {
    const subject = parts.designation ?? parts.skill ?? parts.industry;
    return `${placeOf(parts)}${subject === null ? '' : `${subject} की `}${parts.way === null ? '' : `${ways[parts.way]} `}${isBestPaid(path) ? 'सबसे ज़्यादा पैसे वाली ' : ''}नौकरियाँ`;
  },
  QUESTIONS: ofCompany('के सवाल-जवाब', 'इंटरव्यू के सवाल'),
  DISCUSSIONS: ofCompany('पर चर्चा', pages.communities),
  OFFICES: ofCompany('के दफ़्तर', 'दफ़्तर'),
  COMPANIES: (parts, { path }) => {
    const which = isBestRated(path) ? 'सबसे अच्छी रेटिंग वाली ' : isLargest(path) ? 'सबसे बड़ी ' : '';
    return `${placeOf(parts)}${parts.industry === null ? '' : `${parts.industry} क्षेत्र की `}${which}कंपनियाँ`;
  },
  COMPARISON: ({ company, designation, city }, { title }) => {
    if (company !== null) return `${company.replace(' / ', ' और ')} साथ-साथ`;
    return designation === null
      ? title
      : `${[designation, city]
          .filter((name) => name !== null)
          .join(', ')
          .replaceAll(' / ', ' और ')}: सैलरी साथ-साथ`;
  },
};

export function titleIn(page: TitledPage): string {
  const { parts, type, title } = page;
  if (parts.page === 'awards') return awardsTitle(parts, page.path);
  return parts.page === null ? (titles[type]?.(parts, page) ?? title) : pages[parts.page];
}
