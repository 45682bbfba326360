import { calculators } from './en.ts';
import { gratuity } from '../gratuity/en.ts';
import { hike } from '../hike/en.ts';
import { hra } from '../hra/en.ts';
import { offers } from '../compare-offers/en.ts';
import { takeHome } from '../take-home/en.ts';

/** Everything that the calculators say in English; it is a chunk of its own. */
export const all = { calculators, takeHome, compareOffers: offers, hike, hra, gratuity };

export type AllCalculatorWords = typeof all;
