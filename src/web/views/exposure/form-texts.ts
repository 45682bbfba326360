import type { DraftTexts } from '#core/exposure/exposure.ts';

/** The texts of a form by field, the company that they are about, and how each is changed. */
export interface FormTexts {
  readonly texts: DraftTexts;
  readonly company: string;
  /** The labels of the fields. */
  readonly fieldNames: DraftTexts;
  readonly onReplace: (field: string, text: string) => void;
  /** The URL of the step in which a field is; none where it is on this page. */
  readonly urlOf: (field: string) => string | undefined;
}
