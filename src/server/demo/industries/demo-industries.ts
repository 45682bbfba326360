import type { DemoIndustry } from './demo-industry.ts';
import { building } from './building.ts';
import { care } from './care.ts';
import { counterWork } from './counters.ts';
import { foodAndLand } from './food-and-land.ts';
import { learning } from './learning.ts';
import { money } from './money.ts';
import { plants } from './plants.ts';
import { services } from './services.ts';
import { technology } from './technology.ts';
import { workshops } from './workshops.ts';

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
  ...counterWork,
];
