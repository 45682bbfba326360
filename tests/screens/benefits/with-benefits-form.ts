import { ContributedBenefits } from '#core/benefits/own-benefits.ts';
import { screens } from '#core/navigation/screens.ts';
import * as form from '#web/app/benefits/benefits-form-wiring.ts';
import { koyal } from '#tests/companies.ts';
import { aDeviceOf } from '#tests/contribution-device.ts';
import { OwnBenefitsWorld } from '#tests/fakes/benefits/fake-own-benefits.ts';
import { aContributor, openingOf } from '#tests/screens/contributions/with-form.ts';

/** A world with one company, and a device of a reader in it. */
export function anEmployee() {
  const world = new OwnBenefitsWorld([koyal]);
  const device = aDeviceOf('benefits', world);
  return aContributor(world, device, [[ContributedBenefits, device.contributed]]);
}

export const { formOf: benefitsFormOf, formOfGuest: benefitsFormOfGuest } = openingOf(form, screens.benefitsForm);
