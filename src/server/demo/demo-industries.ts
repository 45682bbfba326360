import type { DemoIndustry } from './demo-industry.ts';
import { building } from './industries/building.ts';
import { care } from './industries/care.ts';
import { counters } from './industries/counters.ts';
import { foodAndLand } from './industries/food-and-land.ts';
import { learning } from './industries/learning.ts';
import { money } from './industries/money.ts';
import { plants } from './industries/plants.ts';
import { services } from './industries/services.ts';
import { technology } from './industries/technology.ts';
import { workshops } from './industries/workshops.ts';

/** Every kind of work in the demo world. */
export const demoIndustries: readonly DemoIndustry[] = [
  ...technology,
  ...money,
  ...care,
  ...workshops,
  ...plants,
  ...foodAndLand,
  ...services,
  ...building,
  ...learning,
  ...counters,
];
