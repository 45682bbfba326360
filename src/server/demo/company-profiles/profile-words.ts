import { collageTemplates } from '#core/company-profiles/company-profile.ts';
import { byNames, list, aString, textList, tuple } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

const values = demoValues('company-profiles');

export const ownSentences = values(
  'words',
  byNames(
    [
      'awardNames',
      'captions',
      'familyNames',
      'givenNames',
      'messages',
      'missions',
      'otherGivers',
      'ownGivers',
      'paragraphs',
      'roles',
      'streets',
      'teams',
      'visions',
    ],
    textList,
  ),
);

/** A heading and its text. */
export const profileTexts = values('texts', byNames(['faqAnswers', 'sections', 'updates', 'videos'], list(tuple<readonly [string, string]>(aString, aString))));

export const collageTitles = values('collages', byNames(collageTemplates, aString));

/** Public films under a free licence. */
export const videoIds = ['aqz-KE-bpKQ', 'eRsGyueVLvQ', 'R6MlUcmOul8'] as const;
