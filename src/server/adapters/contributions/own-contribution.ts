import { Failure } from '#core/failure.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { ContentKind } from '../content-kind.ts';
import { KeyedContributions, type Leaving } from './keyed-contributions.ts';

/** The one contribution of a kind by the key that signs, answered as it stands after what was done with it. */
export class OwnContribution<Own> {
  protected readonly scope: PseudonymScope;
  readonly #read: () => Promise<Own | undefined>;

  constructor(scope: PseudonymScope, read: (scope: PseudonymScope) => Promise<Own | undefined>) {
    this.scope = scope;
    this.#read = () => read(scope);
  }

  mine(): Promise<Own | undefined> {
    return this.#read();
  }

  protected async own(): Promise<Own> {
    const own = await this.mine();
    if (!own) throw new Failure('missing');
    return own;
  }
}

/** One that others read and moderators decide about. */
export class OwnModerated<Own> extends OwnContribution<Own> {
  protected readonly keyed: KeyedContributions;

  /** `leaving` is what has to be done before one goes. */
  constructor(
    scope: PseudonymScope,
    kind: ContentKind,
    read: (scope: PseudonymScope, keyed: KeyedContributions) => Promise<Own | undefined>,
    leaving?: Leaving,
  ) {
    const keyed = new KeyedContributions(scope, kind, leaving);
    super(scope, () => read(scope, keyed));
    this.keyed = keyed;
  }

  remove(id: string): Promise<void> {
    return this.keyed.remove(id);
  }

  async appeal(id: string, text: string): Promise<Own> {
    await this.keyed.appeal(id, text);
    return this.own();
  }
}
