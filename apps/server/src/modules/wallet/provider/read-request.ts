import {
  PROVIDER_BATCH_MAXIMUM,
  type ProviderCall,
  type ProviderRequest,
  providerRequests,
  type ProviderStatus,
} from '@pelita/contract';

export type ReadRequest<Call extends ProviderCall> = ProviderRequest<Call> | ProviderStatus;

/** The body as the call's request, or the status that says what is wrong with it: the form first, then the types. */
export function readRequest<Call extends ProviderCall>(call: Call, bytes: Uint8Array): ReadRequest<Call> {
  return readAsked(call, jsonObject(bytes));
}

/** The same of an item of a batch, as it was read. */
export function readAsked<Call extends ProviderCall>(call: Call, asked: unknown): ReadRequest<Call> {
  if (!isObject(asked)) return 'RS_ERROR_WRONG_SYNTAX';
  const parsed = providerRequests[call].safeParse(asked);
  // The schema of a call answers that call's request; the table's type cannot say so.
  if (parsed.success)
    return isPossible(call, parsed.data) ? (parsed.data as ProviderRequest<Call>) : 'RS_ERROR_WRONG_SYNTAX';
  const isMissing = parsed.error.issues.some(({ path }) => !Object.hasOwn(asked, String(path[0])));
  return isMissing ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES';
}

/** The items of a batch; null when it is none, or has none or too many. */
export function readItems(bytes: Uint8Array): readonly unknown[] | null {
  const items = jsonObject(bytes)?.['items'];
  const isBatch = Array.isArray(items) && items.length > 0 && items.length <= PROVIDER_BATCH_MAXIMUM;
  return isBatch ? (items as unknown[]) : null;
}

/** The id of a request that is refused before it is read: providers tell answers apart by it. */
export function requestUuidOf(bytes: Uint8Array): string | null {
  return requestUuidIn(jsonObject(bytes));
}

export function requestUuidIn(asked: unknown): string | null {
  const parsed = providerRequests['user/info'].shape.request_uuid.safeParse(isObject(asked) && asked['request_uuid']);
  return parsed.success ? parsed.data : null;
}

function jsonObject(bytes: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(strictUtf8.decode(bytes), exactNumber);
    return isObject(value) ? value : null;
  } catch {
    // Nothing in here but the sender's text can fail.
    return null;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * A number written as plain digits keeps all of them as a bigint. Every other one (a sign, a point, an exponent, more
 * digits than any amount has) stays a number, which no field takes.
 */
function exactNumber(_key: string, value: unknown, context?: { source?: string }): unknown {
  const digits = context?.source ?? '';
  return typeof value === 'number' && /^\d{1,19}$/.test(digits) ? BigInt(digits) : value;
}

/** A rollback undoes another transaction, never itself. */
function isPossible(call: ProviderCall, request: object): boolean {
  const { transaction_uuid: own, reference_transaction_uuid: reference } = request as Record<string, unknown>;
  return call !== 'transaction/rollback' || own !== reference;
}
