import { ContributedSalaries } from '#core/salaries/own-salaries.ts';
import { SubmittedHereStore } from '#web/stores/contributions/submitted-here-store.ts';
import { store } from '../container/bind.ts';
import { webSalaries } from '../kinds/salaries.ts';
import { addYoursBindings } from '../reviews/add-yours-bindings.ts';

export { CompanySalariesBelow as Below } from '#web/views/salaries/CompanySalariesBelow.tsx';

export const bindings = [...addYoursBindings, webSalaries.binding, store(SubmittedHereStore, [ContributedSalaries])];
