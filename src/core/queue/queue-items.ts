import type { EditableTexts } from '../posts/post-texts.ts';

/** An earlier text of a post or comment, as it was published before an edit. A comment has no title. */
export interface EarlierVersion extends EditableTexts {
  /** The day of the edit. */
  readonly replacedOn: string;
}

/** As many earlier texts are shown. */
export const mostVersions = 20;

/** Earlier texts are kept for so many days after the edit, or after the last decision about it. */
export const versionDays = 90;
