import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

/** What the issuer says of somebody; a test may have it say anything. */
export type Said = JWTPayload & { email?: string; email_verified?: boolean; name?: string };

/** What an ID token is signed with that should not count. */
export type Forgery =
  | 'another key'
  | 'a key of its own'
  | 'the client’s secret'
  | 'the public key as a secret'
  | 'nothing';

type Code = { redirectUri: string; challenge: string; nonce: string | null; said: Said };

const CLIENT = { clientId: 'pelita', clientSecret: 'a secret of the client' };

/**
 * An OpenID Connect issuer over real HTTP that can also lie: its tokens are signed with a key of its own, and carry
 * whatever claims a test puts over the right ones.
 */
export async function openIdIssuer(now: () => Temporal.Instant) {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const stranger = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  const codes = new Map<string, Code>();
  const asked: string[] = [];
  const knobs: { over: Said; lifetimeSeconds: number; forgery: Forgery | null } = {
    over: {},
    lifetimeSeconds: 300,
    forgery: null,
  };

  const idToken = async ({ nonce, said }: Code) => {
    const issuedAt = Math.floor(now().epochMilliseconds / 1_000);
    const claims = {
      iss: origin,
      aud: CLIENT.clientId,
      iat: issuedAt,
      exp: issuedAt + knobs.lifetimeSeconds,
      ...(nonce === null ? {} : { nonce }),
      ...said,
      ...knobs.over,
    };
    const signed = (header: JWTHeaderParameters, signer: CryptoKey | Uint8Array) =>
      new SignJWT(claims).setProtectedHeader(header).sign(signer);
    switch (knobs.forgery) {
      case 'another key':
        return signed({ alg: 'ES256', kid: 'one' }, stranger.privateKey);
      case 'a key of its own':
        return signed({ alg: 'ES256', jwk: await exportJWK(stranger.publicKey) }, stranger.privateKey);
      case 'the client’s secret':
        return signed({ alg: 'HS256' }, Buffer.from(CLIENT.clientSecret));
      case 'the public key as a secret':
        return signed({ alg: 'HS256', kid: 'one' }, Buffer.from(JSON.stringify(key)));
      case 'nothing':
        return new UnsecuredJWT(claims).encode();
      case null:
        return signed({ alg: 'ES256', kid: 'one' }, privateKey);
    }
  };

  const exchange = async (sent: URLSearchParams): Promise<[number, object]> => {
    if (sent.get('client_secret') !== CLIENT.clientSecret) return [401, { error: 'invalid_client' }];
    const code = codes.get(sent.get('code') ?? '');
    codes.delete(sent.get('code') ?? '');
    const verifier = sent.get('code_verifier') ?? '';
    const isRight =
      code?.redirectUri === sent.get('redirect_uri') &&
      code?.challenge === createHash('sha256').update(verifier).digest('base64url');
    if (!code || !isRight) return [400, { error: 'invalid_grant' }];
    return [200, { access_token: 'unused', token_type: 'Bearer', id_token: await idToken(code) }];
  };

  const server = createServer((request, reply) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = async (): Promise<[number, object]> => {
      if (path === '/.well-known/openid-configuration')
        return [
          200,
          {
            issuer: origin,
            authorization_endpoint: `${origin}/authorize`,
            token_endpoint: `${origin}/token`,
            jwks_uri: `${origin}/jwks`,
            id_token_signing_alg_values_supported: ['ES256'],
          },
        ];
      if (path === '/jwks') return [200, { keys: [key] }];
      return path === '/token' ? exchange(new URLSearchParams(await textOf(request))) : [404, {}];
    };
    void answer().then(([status, body]) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  return {
    client: { issuer: origin, ...CLIENT },
    knobs,
    /** The paths that were asked for. */
    asked,
    /** As if the person had agreed on the issuer's page: the query with which they are sent back. */
    agree: (authorizationUrl: string, said: Said): URLSearchParams => {
      const { searchParams } = new URL(authorizationUrl);
      const code = randomUUID();
      codes.set(code, {
        redirectUri: searchParams.get('redirect_uri') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
        nonce: searchParams.get('nonce'),
        said,
      });
      return new URLSearchParams({ code, state: searchParams.get('state') ?? '' });
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}
