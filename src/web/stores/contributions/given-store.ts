import { isPooled } from '#core/contributions/contributed-keys.ts';
import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import { contributionKinds, type ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { Request } from '../requests/request.ts';

/** Contributions from this device by kind, without zeros. */
type Given = readonly { readonly kind: ContributionKind; readonly count: number }[];

/** Contribution counts, known to the device alone. */
export class GivenStore {
  readonly counting: Request<Given>;

  constructor(keys: Pick<ContributionKeys, 'list'>) {
    this.counting = new Request(async () => {
      const given = (await keys.list()).filter((key) => !isPooled(key));
      return contributionKinds.map((kind) => ({ kind, count: given.filter((key) => key.kind === kind).length })).filter(({ count }) => count > 0);
    });
  }
}
