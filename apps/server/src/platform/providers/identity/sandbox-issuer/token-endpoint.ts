import { createHash } from 'node:crypto';
import type { SocialProvider } from '@pelita/contract';
import type { FastifyInstance } from 'fastify';
import type { OpenIdClient } from '../open-id-connect.ts';
import type { Codes } from './codes.ts';
import { ISSUER_PATH } from './issuer-path.ts';
import type { Signer } from './signer.ts';

type Parts = {
  provider: SocialProvider;
  client: OpenIdClient;
  issuerOf: (provider: SocialProvider) => string;
  codes: Codes;
  signer: Signer;
};

const TOKEN_SECONDS = 300;

/** A code, its PKCE verifier and the client's secret for an ID token. */
export function tokenEndpoint({ provider, client, issuerOf, codes, signer }: Parts) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    app.post<{ Body: URLSearchParams }>(`${ISSUER_PATH}/${provider}/token`, async ({ body: sent }, reply) => {
      reply.header('cache-control', 'no-store');
      const field = (name: string) => sent.get(name) ?? '';
      if (field('client_id') !== client.clientId || field('client_secret') !== client.clientSecret)
        return reply.code(401).send({ error: 'invalid_client' });
      const granted = field('grant_type') === 'authorization_code' ? codes.take(field('code')) : null;
      const isRight =
        granted?.clientId === client.clientId &&
        granted.redirectUri === field('redirect_uri') &&
        granted.challenge === createHash('sha256').update(field('code_verifier')).digest('base64url');
      if (!granted || !isRight) return reply.code(400).send({ error: 'invalid_grant' });
      const claims = {
        iss: issuerOf(provider),
        sub: granted.subject,
        aud: client.clientId,
        name: granted.name,
        email: granted.mail,
        email_verified: granted.isMailChecked,
        ...(granted.nonce === null ? {} : { nonce: granted.nonce }),
      };
      return reply.send({
        access_token: 'unused',
        token_type: 'Bearer',
        expires_in: TOKEN_SECONDS,
        id_token: await signer.sign(claims, TOKEN_SECONDS),
      });
    });
  };
}
