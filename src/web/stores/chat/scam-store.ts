import { makeAutoObservable } from 'mobx';
import type { ScamKind } from '#core/scams/scam-signs.ts';
import { Request } from '../requests/request.ts';

interface ScamDetector {
  readonly scamSigns: (text: string) => readonly ScamKind[];
}

/** Scam detector, with its large model loaded for the first message by someone else. */
export class ScamStore {
  readonly detector: Request<ScamDetector>;

  constructor(load: () => Promise<ScamDetector>) {
    this.detector = new Request(load);
    makeAutoObservable(this, { detector: false });
  }

  async open(): Promise<void> {
    const { status } = this.detector.state;
    if (status === 'IDLE' || status === 'FAILURE') await this.detector.send();
  }
}
