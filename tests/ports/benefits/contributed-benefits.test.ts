import { routes } from '#contract/generated/benefits.ts';
import type { BenefitsDraft, OwnCompanyBenefits } from '#core/benefits/benefits-draft.ts';
import type { ContributedBenefits } from '#core/benefits/contributed-benefits.ts';
import { BrowserContributedBenefits } from '#web/adapters/benefits/browser-contributed-benefits.ts';
import { DeviceContributedBenefits } from '#web/adapters/benefits/device-contributed-benefits.ts';
import { httpOwnBenefits } from '#web/adapters/benefits/http-own-benefits.ts';
import { aBenefitsDevice } from '#tests/contribution-device.ts';
import { OwnBenefitsWorld } from '#tests/fakes/benefits/fake-own-benefits.ts';
import { keepsAppeals, keepsContributed } from '#tests/ports/contributions/contributed-things.ts';
import { toldBenefits } from './own-benefits.ts';

const idOf = ({ benefitsId }: { readonly benefitsId: string }) => benefitsId;

keepsContributed<BenefitsDraft, OwnCompanyBenefits, ContributedBenefits>(
  {
    kind: 'benefits',
    draft: toldBenefits,
    told: toldBenefits,
    changes: { note: null },
    idOf,
    inMemory: () => {
      const world = new OwnBenefitsWorld();
      return { ...aBenefitsDevice(world), kept: world.kept };
    },
    inABrowser: (keys, load) => new BrowserContributedBenefits(keys, load),
    overTheWire: ({ parts, clientOf }) =>
      new DeviceContributedBenefits({ ...parts, benefitsOf: (publicKey) => httpOwnBenefits(clientOf(publicKey).service(routes)) }),
  },
  (open) => keepsAppeals<BenefitsDraft, OwnCompanyBenefits, ContributedBenefits>(open, { draft: toldBenefits, idOf }),
);
