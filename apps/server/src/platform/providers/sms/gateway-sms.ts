import type { Tracing } from '../../tracing/tracing.ts';
import { CarrierFailure } from '../carrier-failure.ts';
import { type Answer, askOutside } from '../../outside/ask-outside.ts';
import type { Sms, TextMessage } from './sms.ts';
import { filled, type TextGateway, type TextValues } from './text-gateway.ts';

const TIMEOUT_MS = 8_000;
const E164 = /^\+[1-9]\d{6,14}$/;

/** Texts by an HTTP gateway that its operator has described. */
export function gatewaySms(
  gateway: TextGateway,
  { tracing, timeoutMs = TIMEOUT_MS }: { tracing: Tracing; timeoutMs?: number },
): Sms {
  return {
    async send(message) {
      if (!E164.test(message.to)) throw new CarrierFailure('a text was for no number in E.164', { isFinal: true });
      const answer = await askOutside(requestOf(gateway, message), { name: 'text gateway', tracing, timeoutMs });
      if ('problem' in answer)
        throw new CarrierFailure(`the text gateway gave no usable answer: ${answer.problem}`, { isFinal: false });
      if (!isTaken(gateway, answer))
        throw new CarrierFailure(`the text gateway did not take a text, answer ${answer.status}`, {
          isFinal: isFinal(answer.status),
        });
    },
  };
}

function requestOf(gateway: TextGateway, { id, to, text }: TextMessage) {
  const values: TextValues = { id, text, number: gateway.number === 'e164' ? to : to.slice(1) };
  const url = new URL(gateway.url);
  for (const [name, template] of Object.entries(gateway.query)) url.searchParams.append(name, filled(template, values));
  return { url, method: gateway.method, ...bodyOf(gateway, values) };
}

function bodyOf(
  { body, headers }: TextGateway,
  values: TextValues,
): { headers: Record<string, string>; body?: string } {
  if (body === undefined) return { headers };
  if (body.as === 'json')
    return {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(filledDeep(body.value, values)),
    };
  const fields = Object.entries(body.value).map(([name, template]) => [name, filled(template, values)]);
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  };
}

/** Filled value by value, so that no text can end its own quotation. */
function filledDeep(value: unknown, values: TextValues): unknown {
  if (typeof value === 'string') return filled(value, values);
  if (Array.isArray(value)) return value.map((one) => filledDeep(one, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filledDeep(one, values)]));
}

function isTaken({ success }: TextGateway, { status, bytes }: Answer): boolean {
  if (!success.status.includes(status)) return false;
  const { field } = success;
  return field === undefined || field.is.some((expected) => expected === at(field.pointer, bytes.toString()));
}

/** What a JSON pointer leads to; undefined where there is no JSON, or nothing at that place. */
function at(pointer: string, text: string): unknown {
  const names = pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  try {
    return names.reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      JSON.parse(text),
    );
  } catch {
    return undefined;
  }
}

/** Too many, too early and what a gateway is not up to may go better later; a wrong key is mended by the operator. */
function isFinal(status: number): boolean {
  return status < 500 && ![401, 403, 407, 408, 425, 429].includes(status);
}
