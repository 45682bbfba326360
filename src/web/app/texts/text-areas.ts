import type { TextName } from '#core/texts/instance-text.ts';
import { withWords } from '../words/with-words.ts';
import type { FetchWiring } from '../navigation/lazy-screen.tsx';

const fetchText = withWords(() => import(/* webpackChunkName: "texts" */ './text-wiring.ts'));

const text =
  (name: TextName): FetchWiring =>
  async (language) =>
    (await fetchText(language)).areaOf(name);

/** Legal and instance texts, in one chunk per language. */
export const textAreas = [
  ['privacyPolicy', text('privacy-policy')],
  ['communityGuidelines', text('community-guidelines')],
  ['termsOfUse', text('terms-of-use')],
  ['faq', text('faq')],
  ['aboutUs', text('about-us')],
  ['ourTeam', text('our-team')],
  ['terms', withWords(() => import(/* webpackChunkName: "texts" */ './terms-wiring.ts'))],
  ['blog', withWords(() => import(/* webpackChunkName: "texts" */ './blog-wiring.ts'))],
  ['blogPost', withWords(() => import(/* webpackChunkName: "texts" */ './blog-post-wiring.ts'))],
  ['credits', withWords(() => import(/* webpackChunkName: "texts" */ './credits-wiring.ts'))],
] as const;
