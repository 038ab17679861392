import { afterAll, expect, inject, test } from 'vitest';
import { rowsOf } from '../platform/database/schema/testing/fresh-database.ts';
import { openCommandHouse } from './testing/command-house.ts';

const { full, run, leave } = await openCommandHouse();
afterAll(leave);

test('npm run operator -- reset takes an operator’s credentials away, prints a link, and is audited', async () => {
  const { host, user } = inject('pelitaCluster');
  const address = { host, user, database: full };
  await rowsOf(
    address,
    `insert into operator (operator_id, username, password_hash, closed_secret, enrolled_at, approves_from, created_at)
     values (gen_random_uuid(), 'ana', 'x', 'x', now(), now(), now())`,
  );
  const { code, said } = await run('operator', full, 'reset', 'Ana');
  expect(code).toBe(0);
  expect(said).toMatch(/^Ana enrols within a day, once, at http:\/\/office\.localhost:8081\/enrol#[\w-]{43}\n$/);
  const [row] = await rowsOf<object>(
    address,
    `select password_hash, closed_secret, enrolled_at, approves_from > now() + interval '23 hours' as waits,
       (select count(*)::int from operator_enrolment) as links,
       (select actor from audit_entry where action = 'reset-operator') as actor from operator`,
  );
  expect(row).toEqual({
    password_hash: null,
    closed_secret: null,
    enrolled_at: null,
    waits: true,
    links: 1,
    actor: 'system',
  });
  expect(await run('operator', full, 'reset', 'nobody')).toMatchObject({
    code: 1,
    said: 'There is no operator "nobody".\n',
  });
});
