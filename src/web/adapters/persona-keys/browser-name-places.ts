import type { UserStorage } from '#core/device/user-storage.ts';
import { deletedName } from '#core/persona-keys/name-away.ts';
import type { NameFacts, NamePlaces } from '#core/persona-keys/name-place.ts';
import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';

export interface PlaceParts {
  readonly keys: Pick<PersonaKeys, 'local'>;
  readonly storage: Pick<UserStorage, 'read'>;
}

export class BrowserNamePlaces implements NamePlaces {
  readonly #load: () => Promise<PlaceParts>;

  constructor(load: () => Promise<PlaceParts>) {
    this.#load = load;
  }

  async here(): Promise<NameFacts> {
    const { keys, storage } = await this.#load();
    const local = await keys.local();
    return {
      isLocal: (local?.persona ?? local?.token) !== undefined,
      isUnfinished: local !== undefined && !local.persona,
      isWaiting: local?.waiting !== undefined && !local.persona,
      isDeleted: deletedName.isMarked(storage),
    };
  }
}
