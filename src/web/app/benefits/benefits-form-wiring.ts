import { benefitsFormTarget } from '#core/benefits/benefits-form-url.ts';
import { ContributedBenefits } from '#core/benefits/own-benefits.ts';
import { Clock } from '#core/clock.ts';
import { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import { screens } from '#core/navigation/screens.ts';
import { BrowserExposureChecks } from '#web/adapters/exposure/browser-exposure-checks.ts';
import { BenefitsFormStore } from '#web/stores/benefits/benefits-form-store.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { GoingOutStore } from '#web/stores/exposure/going-out-store.ts';
import { FormParts } from '#web/stores/contributions/form-parts.ts';
import type { Stores } from '#web/views/stores.tsx';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { benefitsFormWords } from '#web/words/benefits/benefits-form-words.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { onDevice, store } from '../container/bind.ts';
import { formBindings, formWords } from '../contributions/form-bindings.ts';
import { formHead } from '../contributions/form-head.ts';
import { webBenefits } from '../kinds/benefits.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

export { BenefitsFormScreen as Screen } from '#web/views/benefits-form/BenefitsFormScreen.tsx';

export const words = [...formWords, benefitsFormWords, benefitWords, exposureWords];

export const bindings = [
  ...formBindings,
  webBenefits.binding,
  onDevice(ExposureChecks, BrowserExposureChecks),
  store(ExposureStore, [ExposureChecks, Clock]),
  store(GoingOutStore, [ExposureStore]),
  store(BenefitsFormStore, [ContributedBenefits, FormParts]),
];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(BenefitsFormStore).show(benefitsFormTarget(query));

export const head = formHead(benefitsFormWords, screens.benefitsForm);
