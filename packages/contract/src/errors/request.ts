import type { ErrorEntry } from '../error-entry.ts';

/** What any call may answer: the form of the request, its rate, and defects. */
export const requestErrors = {
  invalid_field: {
    status: 400,
    errorCode: 'request_param_err',
    meaning: 'A field is missing, unknown or out of its bounds; `fields` names each.',
  },
  malformed_body: {
    status: 400,
    errorCode: 'request_param_err',
    meaning: 'The body is not valid UTF-8 JSON of the expected form.',
  },
  malformed_request: { status: 400, meaning: 'What came is no HTTP request.' },
  headers_too_large: { status: 431, meaning: 'The headers of the request are larger than the server takes.' },
  request_too_slow: { status: 408, meaning: 'The request did not come whole within its time.' },
  unsealed_body: { status: 400, errorCode: 'request_body_required', meaning: 'A sealed call got a clear body.' },
  seal_invalid: { status: 400, meaning: 'The sealed body cannot be opened with a current key.' },
  seal_stale: { status: 400, meaning: 'The sealed body is older or newer than the allowed time.' },
  seal_repeated: { status: 400, meaning: 'The sealed body was seen before.' },
  idempotency_key_required: { status: 400, meaning: 'A call that moves money needs the header Idempotency-Key.' },
  idempotency_key_invalid: { status: 400, meaning: 'The key is longer than 64 characters or not printable ASCII.' },
  idempotency_key_reused: { status: 409, meaning: 'The key was used before with other content.' },
  client_key_invalid: { status: 400, meaning: 'The header X-Client-Key is no P-256 public key as base64url JSON.' },
  foreign_request: {
    status: 403,
    meaning: 'Callers are known by a cookie here, and Sec-Fetch-Site or Origin names no page of this address.',
  },
  permission_missing: { status: 403, meaning: 'The operator has no role with the permission that the call names.' },
  own_proposal: { status: 403, meaning: 'The operator proposed, claimed or changed it: another one has to decide.' },
  wrong_merchant: { status: 400, meaning: 'The header Merchant names another brand.' },
  unknown_path: { status: 404, meaning: 'No call stands at this path.' },
  unknown_operation: { status: 404, meaning: 'No relay operation has this name.' },
  method_not_allowed: { status: 405, meaning: 'The call exists with another method.' },
  body_too_large: { status: 413, meaning: 'The body is larger than the call takes.' },
  unsupported_media_type: { status: 415, meaning: 'The body is not of the media type that the call takes.' },
  precondition_failed: { status: 412, meaning: 'The file is not the one that If-Match or If-Unmodified-Since names.' },
  range_not_satisfiable: { status: 416, meaning: 'The file has no byte of the Range; Content-Range tells its length.' },
  too_many_requests: {
    status: 429,
    errorCode: 'TOO_MANY_REQUESTS',
    meaning: 'A rate limit was reached; Retry-After says how long.',
  },
  overloaded: { status: 503, meaning: 'A bounded queue is full; try again after Retry-After.' },
  internal_error: { status: 500, meaning: 'A defect: the log has it under the request id.' },
} as const satisfies Record<string, ErrorEntry>;
