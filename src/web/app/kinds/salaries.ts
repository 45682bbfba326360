import { ContributedSalaries } from '#core/salaries/own-salaries.ts';
import { BrowserContributedSalaries } from '#web/adapters/salaries/browser-contributed-salaries.ts';
import { contributedBinding } from './contributed-binding.ts';

export const webSalaries = {
  binding: contributedBinding(
    ContributedSalaries,
    async () => (await import(/* webpackChunkName: "contributed" */ '#web/adapters/salaries/device-contributed-salaries.ts')).deviceSalaries,
    (keys, loaded) => new BrowserContributedSalaries('salary', keys, loaded),
  ),
};
