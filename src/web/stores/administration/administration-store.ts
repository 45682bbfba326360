import { makeAutoObservable } from 'mobx';
import type { AdministratorEntry, AdministratorLog } from '#core/administration/administrator-log.ts';
import { mayAdminister } from '#core/moderation/member-role.ts';
import { owedBy, type OwedFact } from '#core/operator/operator.ts';
import { Pages } from '../requests/pages.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { OperatorStore } from '../operator/operator-store.ts';
import type { AdministrationPart } from './administration-part.ts';
import type { DeskClaimsStore } from '../company-desk/desk-claims-store.ts';
import type { CompanyEditorStore } from './company-editor-store.ts';
import type { GrievanceDeskStore } from './grievance-desk-store.ts';
import type { TopicsStore } from './topics-store.ts';
import type { TypedCompaniesStore } from './typed-companies-store.ts';
import type { WatchedWordsStore } from './watched-words-store.ts';

interface Opened {
  open(): Promise<void>;
}

export class AdministrationStore {
  part: AdministrationPart = 'topics';
  readonly log: Pages<AdministratorEntry>;
  readonly #session: SessionStore;
  readonly #operator: OperatorStore;
  readonly #grievances: GrievanceDeskStore;
  readonly #typed: TypedCompaniesStore;
  readonly #parts: Readonly<Record<AdministrationPart, Opened>>;

  constructor(
    log: AdministratorLog,
    session: SessionStore,
    operator: OperatorStore,
    topics: TopicsStore,
    companies: CompanyEditorStore,
    typed: TypedCompaniesStore,
    words: WatchedWordsStore,
    grievances: GrievanceDeskStore,
    desks: DeskClaimsStore,
  ) {
    this.log = new Pages((after) => log.entries(after));
    this.#session = session;
    this.#operator = operator;
    this.#grievances = grievances;
    this.#typed = typed;
    this.#parts = { topics, companies, typed, desks, words, grievances, log: this.log };
    makeAutoObservable(this, { log: false });
  }

  /** Operator details still owed to members. */
  get owed(): readonly OwedFact[] {
    const operator = this.#operator.operator.value;
    return operator === undefined ? [] : owedBy(operator);
  }

  get mayAdminister(): boolean {
    return mayAdminister(this.#session.member?.role);
  }

  /** True while the role is unknown, as an unreachable member may be an administrator. */
  get isAway(): boolean {
    return this.#session.isOutOfReach;
  }

  async show(part: AdministrationPart): Promise<void> {
    this.part = part;
    if (this.mayAdminister) await Promise.all([this.#parts[part].open(), this.#operator.open(), this.#grievances.openOnce(), this.#typed.openOnce()]);
  }
}
