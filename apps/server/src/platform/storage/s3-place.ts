import { AwsV4Signer } from 'aws4fetch';
import type { Clock } from '../clock/clock.ts';
import { askOutside } from '../outside/ask-outside.ts';
import { CarrierFailure } from '../providers/carrier-failure.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { FilePlace } from './storage.ts';
import type { FilesConfiguration } from './files-configuration.ts';

const TIMEOUT_MS = 15_000;
const FILE_MAXIMUM_BYTES = 16 * 1024 * 1024;

type Bucket = Extract<FilesConfiguration, { kind: 's3' }>;

/** A bucket of S3 or of what speaks like it, path-style, each request signed by Signature Version 4 with its body. */
export function s3Place(
  { url, bucket, region, accessKeyId, secretAccessKey, prefix }: Bucket,
  { clock, tracing, timeoutMs = TIMEOUT_MS }: { clock: Clock; tracing: Tracing; timeoutMs?: number },
): FilePlace {
  async function ask(method: 'PUT' | 'GET' | 'DELETE', key: string, file?: { mediaType: string; bytes: Uint8Array }) {
    const body = file && new Uint8Array(file.bytes);
    const signed = await new AwsV4Signer({
      method,
      url: `${url.replace(/\/$/, '')}/${bucket}/${prefix}${encodeURIComponent(key)}`,
      headers: { ...(file && { 'content-type': file.mediaType }), 'x-amz-content-sha256': await sha256Hex(body) },
      ...(body && { body }),
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      datetime: clock.now().toString({ fractionalSecondDigits: 0 }).replaceAll(/[:-]/g, ''),
    }).sign();
    const question = {
      url: signed.url,
      method,
      headers: Object.fromEntries(signed.headers),
      ...(body && { body }),
    };
    const answer = await askOutside(question, {
      name: `files ${method}`,
      tracing,
      timeoutMs,
      maximumBytes: FILE_MAXIMUM_BYTES,
    });
    if ('problem' in answer)
      throw new CarrierFailure(`the bucket of files gave no usable answer: ${answer.problem}`, { isFinal: false });
    return answer;
  }

  function failed(status: number): never {
    throw new CarrierFailure(`the bucket of files answered ${status}`, { isFinal: false });
  }

  return {
    name: 's3',
    async put(key, file) {
      const { status } = await ask('PUT', key, file);
      if (status !== 200) failed(status);
    },
    async get(key) {
      const { status, bytes } = await ask('GET', key);
      if (status === 404) return null;
      return status === 200 ? bytes : failed(status);
    },
    async remove(key) {
      const { status } = await ask('DELETE', key);
      if (![200, 204, 404].includes(status)) failed(status);
    },
  };
}

async function sha256Hex(body: Uint8Array<ArrayBuffer> = new Uint8Array()): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', body)).toString('hex');
}
