import type { Rupees } from './answer-types.ts';
import type { PayPer, PayPeriod } from './pay-periods.ts';

/** A field of money, as it is filled. */
export interface AmountField {
  /** Whether the amount is for a year, so that a small number without a unit may mean lakhs. */
  readonly yearly?: boolean;
  /** The period meant where the text names none, a year by default; of a month, a yearly amount gives its twelfth. */
  readonly per?: PayPer;
  /** The unit that a short number may mean. */
  readonly short?: 'thousand' | 'lakh';
  readonly least?: Rupees;
  readonly most?: Rupees;
}

/** The reading of a typed text. */
export type AmountReading =
  | {
      readonly kind: 'amount';
      readonly rupees: Rupees;
      readonly clamped: 'to-least' | 'to-most' | null;
      /** The period that the text named. */ readonly said?: PayPeriod;
    }
  | { readonly kind: 'empty' }
  /** A number below 1,000 without a unit in a yearly field: did they mean lakhs, or thousands of a month? */
  | { readonly kind: 'unit-unsure'; readonly rupees: Rupees; readonly meant: Rupees }
  | { readonly kind: 'unreadable' };

/** A typed text and the field it was typed into. */
export interface AmountInInput extends AmountField {
  readonly text: string;
}
