import { isCity } from '#core/calculators/work-cities.ts';
import type { CalculatorExamples } from '#core/home/calculator-example.ts';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { useGroup } from '../salaries/use-group.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import type { Tile } from './CalculatorTile.tsx';

interface Examples {
  readonly examples: CalculatorExamples | undefined;
  readonly said: Readonly<Record<Tile, string>>;
}

export function useExamples(): Examples {
  const { work, box } = useWords(homeWords);
  const group = useGroup();
  const page = useStore(HomeStore).page.value;
  if (!page) return { examples: undefined, said: work.leads };
  const { examples, jobs } = page;
  const { takeHome, gratuity, hra, hike } = examples;
  const [job] = jobs;
  const said = {
    takeHome: work.takeHome(takeHome.annualCtc, takeHome.month),
    gratuity: work.gratuity(gratuity.years, gratuity.monthlyWages, gratuity.amount),
    hra: work.hra(hra.monthlyRent, isCity(hra.city) ? box.cities[hra.city] : hra.city, hra.exempt),
    hike: work.hike(hike.oldAnnual, hike.newAnnual, hike.percent),
    paidFairly: job?.group.designation ? work.half(group.job(job.group), medianPayOf(job)) : work.leads.paidFairly,
  };
  return { examples, said };
}
