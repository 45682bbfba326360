import { wordsIn } from '../words.ts';

/** Sentences for those who answer grievances. */
export const grievanceDeskWords = wordsIn(
  'administration',
  () => import(/* webpackChunkName: "administration-en" */ './grievance-desk-en.ts'),
  () => import(/* webpackChunkName: "administration-hi" */ './grievance-desk-hi.ts'),
);
