import { productBrand } from '#core/brand.ts';
import { SystemInstanceTexts } from '#server/adapters/texts/system-instance-texts.ts';
import { shippedCredits } from '#server/adapters/texts/shipped-credits.ts';
import { koyalTrust } from '#tests/fakes/operator/fake-operators.ts';

export const demoTexts = new SystemInstanceTexts({
  dataDir: '/no-data',
  demoBlog: 'src/server/demo/texts',
  brand: productBrand,
  operator: koyalTrust,
  credits: shippedCredits('.'),
});
