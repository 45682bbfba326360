import { makeAutoObservable } from 'mobx';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import { hasToGo, namesSomeone, remaining, type Finding } from '#core/exposure/finding.ts';
import { generalisedTexts } from '#core/exposure/generalised.ts';
import type { ExposureStore } from './exposure-store.ts';

/** The contribution of a form as it goes out: what goes first, and who is named (F-10). */
export class GoingOutStore {
  /** Set when something was taken out just now. */
  hasTakenOut = false;
  readonly #exposure: ExposureStore;

  constructor(exposure: ExposureStore) {
    this.#exposure = exposure;
    makeAutoObservable(this);
  }

  /** Looks at the texts of a draft that is about to be sent. */
  open(texts: DraftTexts, company: string): void {
    this.hasTakenOut = false;
    this.#exposure.open(texts, company);
  }

  /** Looks again once typing rests. */
  read(texts: DraftTexts, company: string): void {
    this.#exposure.read(texts, company);
  }

  /** Findings that have to go from texts before they are sent. */
  toGo(texts: DraftTexts): readonly Finding[] {
    return remaining(this.#exposure.findings ?? [], texts).filter(hasToGo);
  }

  /** Findings that may point at their author; null as long as nobody looked, or where nobody could. */
  mayPoint(texts: DraftTexts): readonly Finding[] | null {
    const { findings } = this.#exposure;
    return findings && remaining(findings, texts).filter((finding) => !hasToGo(finding));
  }

  /** The people whom texts name. */
  namedIn(texts: DraftTexts): readonly string[] {
    return (this.mayPoint(texts) ?? []).flatMap((finding) => (namesSomeone(finding) ? [finding.said] : []));
  }

  /** Takes out what has to go, field by field. */
  takeOut(texts: DraftTexts, replace: (field: string, text: string) => void): void {
    for (const [field, text] of Object.entries(generalisedTexts(texts, this.toGo(texts)))) if (text !== texts[field]) replace(field, text);
    this.hasTakenOut = true;
  }
}
