import { errorCatalogue, type Audience, type Call, type ErrorCode, pathsOf } from '@pelita/contract';
import { fieldsOf, type Field } from './fields-of.ts';

/** The table of calls as a document for people: what to send, what comes back, what may be refused. */
export function callsDocument(calls: readonly Call[]): string {
  const byArea = Map.groupBy(calls, areaOf);
  return `${[
    '# Calls',
    'Written by `npm run generate` from the table of calls in `packages/contract/src`; the server serves the same table, and `/openapi.json` describes it for machines. Answers are `{ "success": true, "value": … }` or `{ "success": false, "code", "message", … }`; a call marked *bare value* answers the value alone. Header `Language` chooses the language of texts; a player’s token travels in the header `Authorization`, as it came from login. In italics stands who may make the call.',
    ...[...byArea].flatMap(([area, some]) => [`## ${area}`, ...some.map(sectionOf)]),
    refusalsSection(),
  ].join('\n\n')}\n`;
}

function areaOf(call: Call): string {
  if (call.relay) return 'Relay';
  if (call.bare) return 'Lottery';
  return (call.path.split('/')[2] ?? '').replace(/^v\d+$/, 'wallets').replace(/^./, (first) => first.toUpperCase());
}

function sectionOf(call: Call): string {
  const methods = [call.method, ...(call.alsoMethods ?? [])].join(' or ');
  const marks = [
    whoMayAsk(call.who),
    call.sealed ? 'sealed body' : '',
    call.bare ? 'bare value' : '',
    call.idempotent ? 'header Idempotency-Key' : '',
    ...pathsOf(call)
      .slice(1)
      .map((path) => `also at ${path}`),
    ...(call.cookies ?? []).map((name) => `cookie ${name}`),
  ].filter((mark) => mark !== '');
  return [
    `### ${methods} ${call.path}`,
    `${call.summary} *${marks.join(', ')}*`,
    fieldTable('Path', call.params ? fieldsOf(call.params, 'input') : []),
    fieldTable('Query', call.query ? fieldsOf(call.query, 'input') : []),
    fieldTable('Body', call.body ? fieldsOf(call.body, 'input') : []),
    fieldTable('Value', fieldsOf(call.value, 'output')),
    call.refusals && call.refusals.length > 0
      ? `Refusals of its own: ${call.refusals.map((code) => `${code} (${errorCatalogue[code].status})`).join(', ')}.`
      : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function whoMayAsk(who: Audience): string {
  return typeof who === 'object' ? `operators with ${who.operator}` : audiences[who];
}

const audiences: Record<Exclude<Audience, object>, string> = {
  visitor: 'anybody',
  visitorOrPlayer: 'anybody, more for a player’s token',
  player: 'players, trial accounts too',
  member: 'members and agents',
  agent: 'agents',
  launch: 'the game page',
};

function fieldTable(title: string, fields: readonly Field[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(
    ({ name, type, isRequired }) =>
      `| ${name || '(itself)'} | ${type.replaceAll('|', '\\|')} | ${isRequired ? '' : 'optional'} |`,
  );
  return [`| ${title} | | |`, '|---|---|---|', ...rows].join('\n');
}

function refusalsSection(): string {
  const codes = Object.keys(errorCatalogue) as ErrorCode[];
  const rows = codes.map((code) => {
    const entry: { status: number; errorCode?: string; meaning: string } = errorCatalogue[code];
    return `| ${code} | ${entry.status} | ${entry.errorCode ?? ''} | ${entry.meaning.replaceAll('|', '\\|')} |`;
  });
  return ['## Refusals', ['| code | status | errorCode | meaning |', '|---|---|---|---|', ...rows].join('\n')].join(
    '\n\n',
  );
}
