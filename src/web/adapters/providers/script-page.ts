import { Failure } from '#core/failure.ts';
import { systemIdHere } from '../http/browser-identity.ts';

/** Page as seen by third-party scripts. */
export interface ScriptPage {
  readonly origin: string;
  readonly isPhone: boolean;
  load(url: string): Promise<void>;
  left<Left>(name: string): Left | undefined;
  /** Messages from one origin only (S-34). */
  hear(origin: string, heard: (data: unknown) => void): () => void;
}

interface ScriptUrls {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrls): ScriptUrls;
}

const loaded = new Map<string, Promise<void>>();

/** Real page, whose CSP and Trusted Types policy `provider-scripts` must allow a script. */
export const thisPage = (): ScriptPage => ({
  get origin() {
    return location.origin;
  },
  get isPhone() {
    return systemIdHere() !== 'AB_WEB';
  },
  load: (url) => loaded.get(url) ?? loading(url),
  left: (name) => Reflect.get(window, name),
  hear(origin, heard) {
    const listen = (event: MessageEvent<unknown>) => event.origin === origin && heard(event.data);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  },
});

function loading(url: string): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trusted(url);
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loaded.delete(url);
      reject(new Failure('broken', 'The script of the provider could not be loaded', { code: 'script-missing' }));
    });
    document.head.append(script);
  });
  loaded.set(url, done);
  return done;
}

let policy: ScriptUrls | undefined;

/** Makes the policy once, as browsers refuse a second one of its name. */
function trusted(url: string): string {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  policy ??= types?.createPolicy('provider-scripts', { createScriptURL: (allowed) => allowed });
  return policy ? policy.createScriptURL(url) : url;
}
