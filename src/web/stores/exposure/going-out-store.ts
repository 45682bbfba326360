import { makeAutoObservable } from 'mobx';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import { hasToGo, namesSomeone, remaining, type Finding } from '#core/exposure/finding.ts';
import { generalisedTexts } from '#core/exposure/generalised.ts';
import type { ExposureStore } from './exposure-store.ts';

/** Outgoing contribution with required removals and named people (F-10). */
export class GoingOutStore {
  hasTakenOut = false;
  readonly #exposure: ExposureStore;

  constructor(exposure: ExposureStore) {
    this.#exposure = exposure;
    makeAutoObservable(this);
  }

  open(texts: DraftTexts, company: string): void {
    this.hasTakenOut = false;
    this.#exposure.open(texts, company);
  }

  read(texts: DraftTexts, company: string): void {
    this.#exposure.read(texts, company);
  }

  toGo(texts: DraftTexts): readonly Finding[] {
    return remaining(this.#exposure.findings ?? [], texts).filter(hasToGo);
  }

  /** Findings that may identify their author, null where unchecked. */
  mayPoint(texts: DraftTexts): readonly Finding[] | null {
    const { findings } = this.#exposure;
    return findings && remaining(findings, texts).filter((finding) => !hasToGo(finding));
  }

  namedIn(texts: DraftTexts): readonly string[] {
    return (this.mayPoint(texts) ?? []).flatMap((finding) => (namesSomeone(finding) ? [finding.said] : []));
  }

  /** Removes required findings, field by field. */
  takeOut(texts: DraftTexts, replace: (field: string, text: string) => void): void {
    for (const [field, text] of Object.entries(generalisedTexts(texts, this.toGo(texts)))) if (text !== texts[field]) replace(field, text);
    this.hasTakenOut = true;
  }
}
