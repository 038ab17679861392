import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { afterAll, onTestFinished } from 'vitest';

const ACCESS_KEY_ID = 'AKIAPELITATEST';
const SECRET = 'secret-hush-hush';
const REGION = 'ap-southeast-1';
const BUCKET = 'pelita-files';

/** What happens to a request: it is not taken, its answer does not come, or what lies there comes changed or without end. */
export type BucketFault = 'down' | 'lost' | 'silent' | 'changed' | 'endless';

/**
 * A bucket on loopback that speaks S3, path-style. It takes what is signed by Signature Version 4, which it computes itself
 * from the request as it came, and nothing else.
 */
export async function bucketServer(whenOver: typeof afterAll | typeof onTestFinished) {
  const objects = new Map<string, { mediaType: string; bytes: Buffer }>();
  const faults: BucketFault[] = [];
  const refused: string[] = [];

  async function answerTo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const why = faultOfSignature(request, body);
    if (why !== null) {
      refused.push(why);
      return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    const fault = faults.shift();
    if (fault === 'down') return void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    if (fault === 'silent') return;
    const path = request.url ?? '';
    const object = objects.get(path);
    if (request.method === 'PUT') objects.set(path, { mediaType: request.headers['content-type'] ?? '', bytes: body });
    if (request.method === 'DELETE') objects.delete(path);
    if (fault === 'lost') return void response.socket?.destroy();
    if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    if (!object) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    if (fault === 'endless') {
      const more = (): void => void (response.write(Buffer.alloc(65_536)) && setImmediate(more));
      response.on('drain', more);
      return more();
    }
    response.writeHead(200, { 'content-type': object.mediaType });
    response.end(fault === 'changed' ? Buffer.concat([object.bytes, Buffer.from('x')]) : object.bytes);
  }

  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    answerTo(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenOver(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    faults,
    refused,
    /** The section `files` of CARRIERS_FILE. */
    configuration: {
      kind: 's3' as const,
      url,
      bucket: BUCKET,
      region: REGION,
      accessKeyId: ACCESS_KEY_ID,
      secretAccessKey: SECRET,
      prefix: 'one/',
    },
  };
}

/** Null where the signature is right; else what is wrong with it. */
function faultOfSignature({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return 'no signature';
  const [, keyId = '', day = '', region = '', names = '', signature = ''] = parts;
  if (keyId !== ACCESS_KEY_ID || region !== REGION) return 'another key or region';
  const time = String(headers['x-amz-date'] ?? '');
  if (!/^\d{8}T\d{6}Z$/.test(time) || !time.startsWith(day)) return 'no time';
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return 'too little is signed';
  const bodyHash = createHash('sha256').update(body).digest('hex');
  if (headers['x-amz-content-sha256'] !== bodyHash) return 'another body';
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query,
    ...signed.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replaceAll(/ +/g, ' ')}`,
    ),
    '',
    names,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (previous, text) => createHmac('sha256', previous).update(text).digest(),
    Buffer.from(`AWS4${SECRET}`),
  );
  return createHmac('sha256', key).update(toSign).digest('hex') === signature ? null : 'another signature';
}
