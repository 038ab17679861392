import type { IncomingMessage } from 'node:http';
import { Refusal } from '@pelita/contract';

/**
 * The whole body, or a refusal as soon as it is known to be larger. What is over the limit is never kept: Node reads
 * the rest of it away after the answer, within the request timeout, so that the sender gets to see the answer.
 */
export function readBody(request: IncomingMessage, maximumBytes: number): Promise<Uint8Array> {
  if (Number(request.headers['content-length'] ?? 0) > maximumBytes) throw new Refusal('body_too_large');
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const onData = (chunk: Uint8Array): void => {
      length += chunk.length;
      if (length <= maximumBytes) {
        chunks.push(chunk);
        return;
      }
      leave();
      request.resume();
      reject(new Refusal('body_too_large'));
    };
    const onEnd = (): void => {
      leave();
      resolve(Buffer.concat(chunks, length));
    };
    const onBroken = (): void => {
      leave();
      reject(new Refusal('malformed_body'));
    };
    const leave = (): void => {
      request.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
    };
    request.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  });
}
