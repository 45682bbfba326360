import type { CareerListsStore } from '../careers/career-lists-store.ts';
import type { EducationsStore } from './educations-store.ts';
import type { ExperiencesStore } from './experiences-store.ts';
import type { PhotoStore } from './photo-store.ts';
import type { ProfileStore } from './profile-store.ts';
import type { PersonaChoiceStore } from '../personas/persona-choice-store.ts';
import type { VerificationMethodsStore } from '../verification/verification-methods-store.ts';

export class ProfilePageStore {
  readonly #profile: ProfileStore;
  readonly #personas: PersonaChoiceStore;
  readonly #experiences: ExperiencesStore;
  readonly #educations: EducationsStore;
  readonly #photo: PhotoStore;
  readonly #lists: CareerListsStore;
  readonly #methods: VerificationMethodsStore;

  constructor(
    profile: ProfileStore,
    personas: PersonaChoiceStore,
    experiences: ExperiencesStore,
    educations: EducationsStore,
    photo: PhotoStore,
    lists: CareerListsStore,
    methods: VerificationMethodsStore,
  ) {
    this.#profile = profile;
    this.#personas = personas;
    this.#experiences = experiences;
    this.#educations = educations;
    this.#photo = photo;
    this.#lists = lists;
    this.#methods = methods;
  }

  async open(): Promise<void> {
    await Promise.all([
      this.#profile.open(),
      this.#personas.open(),
      this.#experiences.list.open(),
      this.#educations.list.open(),
      this.#photo.open(),
      this.#lists.open(),
      this.#methods.open(),
    ]);
  }

  /** Restores unsent input from this device. */
  look(): void {
    this.#profile.look();
    this.#experiences.list.look();
    this.#educations.list.look();
  }

  /** Rereads after changes elsewhere, as by onboarding. */
  async refresh(): Promise<void> {
    await Promise.all([this.#profile.refresh(), this.#personas.reload()]);
  }
}
