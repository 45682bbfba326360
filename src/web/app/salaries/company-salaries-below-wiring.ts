import { ContributedSalaries } from '#core/salaries/own-salaries.ts';
import { SubmittedHereStore } from '#web/stores/contributions/submitted-here-store.ts';
import { store } from '../container/bind.ts';
import { contributedSalariesBinding } from '../contributions/contributed-salaries-binding.ts';
import { addYoursBindings } from '../reviews/add-yours-bindings.ts';

export { CompanySalariesBelow as Below } from '#web/views/salaries/CompanySalariesBelow.tsx';

export const bindings = [...addYoursBindings, contributedSalariesBinding, store(SubmittedHereStore, [ContributedSalaries])];
