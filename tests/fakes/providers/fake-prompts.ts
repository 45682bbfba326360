import type { GoogleMoment } from '#core/providers/google-one-tap.ts';
import type { GooglePrompts } from '#core/providers/google-prompts.ts';
import type { MicrosoftPrompts } from '#core/providers/microsoft-prompts.ts';
import type { NaukriMessage } from '#core/providers/naukri-login.ts';
import type { NaukriPrompts } from '#core/providers/naukri-prompts.ts';

export class FakeGooglePrompts implements GooglePrompts {
  moments: readonly GoogleMoment[] = ['displayed'];
  credential: string | undefined;
  answer: () => Promise<string> = async () => 'token';
  nonces: string[] = [];

  async tap({ nonce }: { readonly nonce: string }, tell: (moment: GoogleMoment) => void): Promise<string | undefined> {
    this.nonces.push(nonce);
    this.moments.forEach(tell);
    return this.credential;
  }

  token(): Promise<string> {
    return this.answer();
  }
}

export class FakeMicrosoftPrompts implements MicrosoftPrompts {
  answer: () => Promise<string> = async () => 'token';

  token(): Promise<string> {
    return this.answer();
  }
}

export class FakeNaukriPrompts implements NaukriPrompts {
  isThere = true;
  messages: readonly NaukriMessage[] = [];

  isLoaded(): boolean {
    return this.isThere;
  }

  begin(_flow: 'normal' | 'yolo', hear: (message: NaukriMessage) => void): () => void {
    queueMicrotask(() => this.messages.forEach(hear));
    return () => undefined;
  }
}
