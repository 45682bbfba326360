import type { DraftTexts } from '#core/exposure/exposure.ts';

export interface FormTexts {
  readonly texts: DraftTexts;
  readonly company: string;
  readonly fieldNames: DraftTexts;
  readonly onReplace: (field: string, text: string) => void;
  /** URL of the field's step, undefined on this page. */
  readonly urlOf: (field: string) => string | undefined;
}
