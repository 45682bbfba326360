import { lakh } from '../figures/rupee-units.ts';

const thousand = 1_000;

/** Lakhs and thousands as picked and sent. */
export interface LakhsAndThousands {
  readonly lakhs: number;
  readonly thousand: number;
}

export const wholeAmount = ({ lakhs, thousand: thousands }: LakhsAndThousands): number => lakhs * lakh + thousands * thousand;

export const lakhsAndThousands = (amount: number): LakhsAndThousands => ({
  lakhs: Math.floor(amount / lakh),
  thousand: Math.floor((amount % lakh) / thousand),
});
