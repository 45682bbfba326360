import { ContributedInterviews } from '#core/interviews/own-interviews.ts';
import { screens } from '#core/navigation/screens.ts';
import * as form from '#web/app/interviews/interview-form-wiring.ts';
import { koyal } from '#tests/companies.ts';
import { aDeviceOf } from '#tests/contribution-device.ts';
import { OwnInterviewWorld } from '#tests/fakes/interviews/fake-own-interviews.ts';
import { aContributor, openingOf } from '#tests/screens/contributions/with-form.ts';

/** A world with one company, and a device of a reader in it. */
export function aCandidate() {
  const world = new OwnInterviewWorld([koyal]);
  const device = aDeviceOf('interviews', world);
  return aContributor(world, device, [[ContributedInterviews, device.contributed]]);
}

export const { formOf: interviewFormOf, formOfGuest: interviewFormOfGuest } = openingOf(form, screens.interviewForm);
