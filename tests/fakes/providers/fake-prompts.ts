import { Failure } from '#core/failure.ts';
import type { GooglePrompts } from '#core/providers/google-prompts.ts';
import type { MicrosoftPrompts } from '#core/providers/microsoft-prompts.ts';
import type { NaukriMessage } from '#core/providers/naukri-login.ts';
import type { NaukriPrompt, NaukriPrompts } from '#core/providers/naukri-prompts.ts';

export class FakeGooglePrompts implements GooglePrompts {
  credential: string | undefined;
  answer: () => Promise<string> = async () => 'token';
  nonces: string[] = [];

  async tap({ nonce }: { readonly nonce: string }, shown: () => void): Promise<string | undefined> {
    this.nonces.push(nonce);
    shown();
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
  prompts: NaukriPrompt[] = [];

  async load(): Promise<void> {
    if (!this.isThere) throw new Failure('broken', 'Naukri SDK not loaded', { code: 'script-missing' });
  }

  begin(prompt: NaukriPrompt, hear: (message: NaukriMessage) => void): () => void {
    this.prompts.push(prompt);
    queueMicrotask(() => this.messages.forEach(hear));
    return () => undefined;
  }
}
