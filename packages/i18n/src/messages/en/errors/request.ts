import type { ErrorTexts } from '../../../error-texts.ts';

export const bundles = ['server'] as const;

export const request = {
  invalid_field: 'Please check the marked fields.',
  malformed_body: 'The request could not be read. Reload the page and try again.',
  malformed_request: 'The request could not be read. Reload the page and try again.',
  headers_too_large: 'Your browser sends too much with its request. Clear the cookies of this site and try again.',
  request_too_slow: 'The connection is too slow. Please try again.',
  unsealed_body: 'The request was not sealed. Reload the page and try again.',
  seal_invalid: 'The sealed request could not be opened. Reload the page and try again.',
  seal_stale: 'The request took too long. Check the clock of your device and try again.',
  seal_repeated: 'This request was already sent. Try again.',
  idempotency_key_required: 'The request lacks its key. Reload the page and try again.',
  idempotency_key_invalid: 'The key of the request is not valid. Reload the page and try again.',
  idempotency_key_reused: 'This request was already used for something else. Try again.',
  client_key_invalid: 'This page could not read the answer. Please reload it.',
  foreign_request: 'This did not come from our page. Please open the page again.',
  permission_missing: 'You do not have the permission for this.',
  own_proposal: 'You have worked on this yourself: another operator has to decide.',
  wrong_merchant: 'The request names another site.',
  unknown_path: 'There is nothing at this address.',
  unknown_operation: 'This function does not exist.',
  method_not_allowed: 'This address does not take that kind of request.',
  body_too_large: 'That is too large to send.',
  unsupported_media_type: 'That kind of content is not accepted here.',
  precondition_failed: 'This file has changed in the meantime. Please reload the page.',
  range_not_satisfiable: 'This file does not have the part that was asked for.',
  too_many_requests: 'Too many tries. Please wait a moment and try again.',
  overloaded: 'The site is very busy. Please try again in a moment.',
  internal_error: 'Something went wrong on our side. Please try again.',
} as const satisfies ErrorTexts<'request'>;
