import type { AllCalculatorWords } from './all-en.ts';
import { calculators } from './hi.ts';
import { gratuity } from '../gratuity/hi.ts';
import { hike } from '../hike/hi.ts';
import { hra } from '../hra/hi.ts';
import { offers } from '../compare-offers/hi.ts';
import { takeHome } from '../take-home/hi.ts';

/** Everything that the calculators say in Hindi; it is a chunk of its own. */
export const all: AllCalculatorWords = { calculators, takeHome, compareOffers: offers, hike, hra, gratuity };
