import type { Writing } from './writing.ts';

/** Pictures still uploading, or uploaded under the other persona, which alone can take them. */
export type DraftPictureProblem = 'pictures-under-way' | 'foreign-pictures';

export const pictureProblems = ({ pictures, profileType }: Pick<Writing, 'pictures' | 'profileType'>): readonly DraftPictureProblem[] => [
  ...(pictures.some(({ isUploading }) => isUploading) ? (['pictures-under-way'] as const) : []),
  ...(pictures.some(({ takers }) => !takers.includes(profileType)) ? (['foreign-pictures'] as const) : []),
];
