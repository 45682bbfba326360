import { Failure } from '#core/failure.ts';
import type { LoginMethod, SocialToken } from '#core/login/token-logins.ts';
import { newsOfNaukri, type NaukriFlow } from '#core/providers/naukri-login.ts';
import type { NaukriPrompts } from '#core/providers/naukri-prompts.ts';

export type ScriptToken = Pick<SocialToken, 'socialUserType' | 'token' | 'tokenType'>;

interface NaukriAsked {
  readonly flow: NaukriFlow;
  /** Nonce for a one-tap token. */
  readonly nonce: () => Promise<string>;
  readonly shown?: () => void;
}

/** Script of the job portal, where an instance uses it (R-143, R-144, D-27). */
export class NaukriScriptStore {
  readonly #prompts: NaukriPrompts;

  constructor(prompts: NaukriPrompts) {
    this.#prompts = prompts;
  }

  /** Undefined where no token was given. */
  async ask({ clientId, scriptUrl }: Pick<LoginMethod, 'clientId' | 'scriptUrl'>, { flow, nonce, shown }: NaukriAsked): Promise<ScriptToken | undefined> {
    if (!scriptUrl) throw new Failure('broken', 'Naukri SDK not loaded', { code: 'script-missing' });
    await this.#prompts.load(scriptUrl);
    const prompt = { flow, scriptUrl, clientId: clientId ?? '', ...(flow === 'yolo' && { nonce: await nonce() }) };
    let stop = (): void => undefined;
    const answer = new Promise<ScriptToken | undefined>((resolve, reject) => {
      stop = this.#prompts.begin(prompt, (message) => {
        const news = newsOfNaukri(flow, message);
        if (news?.kind === 'token') resolve({ socialUserType: 'naukri', token: news.token, tokenType: news.tokenType });
        if (news?.kind === 'failed') reject(new Failure('broken', news.message ?? ''));
        if (news?.kind === 'over') resolve(undefined);
        if (news?.kind === 'shown') shown?.();
      });
    });
    return answer.finally(() => stop());
  }
}
