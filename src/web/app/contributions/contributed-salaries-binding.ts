import { ContributedSalaries } from '#core/salaries/contributed-salaries.ts';
import { BrowserContributedSalaries } from '#web/adapters/salaries/browser-contributed-salaries.ts';
import { contributedBinding } from './contributed-binding.ts';

/** The salaries that were contributed from this device. */
export const contributedSalariesBinding = contributedBinding(ContributedSalaries, BrowserContributedSalaries, async (...parts) =>
  (await import(/* webpackChunkName: "contributed" */ './device-salaries.ts')).deviceSalariesOf(...parts),
);
