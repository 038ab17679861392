import { type SocialProvider, socialProviders } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { Module } from '../../../module.ts';
import type { Platform } from '../../../platform.ts';
import type { OpenIdClient } from '../open-id-connect.ts';
import { authorizePages } from './authorize-pages.ts';
import { createCodes } from './codes.ts';
import { ISSUER_PATH } from './issuer-path.ts';
import { createSigner } from './signer.ts';
import { tokenEndpoint } from './token-endpoint.ts';

export type SandboxIssuer = Module & {
  clientOf: (provider: SocialProvider) => OpenIdClient;
  /** The issuer is this very server: its address for visitors need not be one that the server itself can reach. */
  fetch: CustomFetch;
};

export async function sandboxIssuer(platform: Platform): Promise<SandboxIssuer> {
  const { environment, secrets, random } = platform;
  const clientSecret = await secrets.get('sandbox-issuer-client', () => random.token());
  const signer = await createSigner(platform);
  const codes = createCodes(platform);
  const origin = () => environment.publicOrigin ?? `http://localhost:${environment.port}`;
  const issuerOf = (provider: SocialProvider) => `${origin()}${ISSUER_PATH}/${provider}`;
  const clientOf = (provider: SocialProvider) => ({
    issuer: issuerOf(provider),
    clientId: `pelita-${provider}`,
    clientSecret,
  });
  let app: FastifyInstance | null = null;
  return {
    name: 'sandbox-issuer',
    plugin: async (routes) => {
      app = routes;
      for (const provider of socialProviders) {
        const client = clientOf(provider);
        routes.get(`${ISSUER_PATH}/${provider}/.well-known/openid-configuration`, async () =>
          documentOf(issuerOf(provider)),
        );
        routes.get(`${ISSUER_PATH}/${provider}/jwks`, async () => signer.keys);
        await routes.register(authorizePages(platform, { provider, clientId: client.clientId, codes }));
        await routes.register(tokenEndpoint({ provider, client, issuerOf, codes, signer }));
      }
    },
    clientOf,
    fetch: async (address, { method, headers, body }) => {
      if (!app) throw new Error('the sandbox issuer has no routes yet');
      const { pathname, search } = new URL(address);
      const answer = await app.inject({
        method: method as 'GET' | 'POST',
        url: pathname + search,
        headers: { ...headers, host: new URL(origin()).host },
        ...(body instanceof URLSearchParams ? { payload: body.toString() } : {}),
      });
      return new Response(answer.payload, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
      });
    },
  };
}

function documentOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'email', 'profile'],
  };
}
