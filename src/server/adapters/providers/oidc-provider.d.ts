// Types of the package oidc-provider, as far as it is used here, for it brings none along.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Context {
    readonly host: string;
    body: unknown;
    type: string;
    readonly oidc: {
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string };
      readonly provider: { readonly Grant: new (of: { readonly clientId: string; readonly accountId: string }) => Grant };
    };
  }

  interface Interaction {
    readonly uid: string;
    readonly params: { readonly client_id: string };
  }

  export class Provider {
    static readonly ctx: Context | undefined;
    constructor(issuer: string, configuration: object);
    readonly Client: { readonly prototype: { clientId: string; redirectUriAllowed(uri: string): boolean } };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: { readonly mergeWithLastSubmission: boolean },
    ): Promise<string>;
  }
}
