import { covers } from '../media/covers.ts';
import type { DemoFacts } from './demo-company.ts';
import type { DemoIndustry } from '../industries/demo-industry.ts';
import { logoColours, logos, type LogoColour } from '../media/logos.ts';
import { logoShapes, type LogoShape } from '../media/logo-shapes.ts';
import type { Random } from '../random.ts';

// Object.keys forgets which keys there are.
const shapes = Object.keys(logoShapes) as LogoShape[];
const colours = Object.keys(logoColours) as LogoColour[];

/** Logo and cover, or none, since not every company has sent one. */
export function picturesOf(random: Random, industry: DemoIndustry): Pick<DemoFacts, 'logo' | 'cover'> {
  const shape = random.among(random.chance(0.8) ? industry.logos : shapes);
  const logo = logos[shape][random.among(colours)].id;
  const cover = random.among(covers[random.among(industry.covers)]).id;
  return { logo: random.chance(0.88) ? logo : null, cover: random.chance(0.45) ? cover : null };
}
