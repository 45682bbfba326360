import { Clock } from '#core/clock.ts';
import { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import { ContributedInterviews } from '#core/interviews/own-interviews.ts';
import { interviewFormTarget } from '#core/interviews/interview-form-url.ts';
import { screens } from '#core/navigation/screens.ts';
import { BrowserExposureChecks } from '#web/adapters/exposure/browser-exposure-checks.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { GoingOutStore } from '#web/stores/exposure/going-out-store.ts';
import { InterviewFormStore } from '#web/stores/interviews/interview-form-store.ts';
import { FormParts } from '#web/stores/contributions/form-parts.ts';
import type { Stores } from '#web/views/stores.tsx';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { interviewFormWords } from '#web/words/interviews/interview-form-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { onDevice, store } from '../container/bind.ts';
import { formBindings, formWords } from '../contributions/form-bindings.ts';
import { formHead } from '../contributions/form-head.ts';
import { webInterviews } from '../kinds/interviews.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

export { InterviewFormScreen as Screen } from '#web/views/interview-form/InterviewFormScreen.tsx';

export const words = [...formWords, interviewFormWords, interviewWords, exposureWords];

export const bindings = [
  ...formBindings,
  webInterviews.binding,
  onDevice(ExposureChecks, BrowserExposureChecks),
  store(ExposureStore, [ExposureChecks, Clock]),
  store(GoingOutStore, [ExposureStore]),
  store(InterviewFormStore, [ContributedInterviews, FormParts]),
];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(InterviewFormStore).show(interviewFormTarget(query));

export const head = formHead(interviewFormWords, screens.interviewForm);
