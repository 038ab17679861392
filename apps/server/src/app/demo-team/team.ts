export const DAYS = 14;

/** Four levels below the demo agent's own; an upline comes before those below it. Rebates are in millionths. */
export type TeamMember = { username: string; upline: string | null; type: 0 | 1; rebate: number };

export const team: readonly TeamMember[] = [
  { username: 'klempat', upline: null, type: 1, rebate: 3_000 },
  { username: 'pgsebelas', upline: null, type: 1, rebate: 3_000 },
  { username: 'jbdua', upline: null, type: 1, rebate: 3_000 },
  { username: 'cahaya12', upline: null, type: 0, rebate: 0 },
  { username: 'bandarkecil', upline: 'klempat', type: 1, rebate: 2_000 },
  { username: 'suria88', upline: 'klempat', type: 0, rebate: 1_000 },
  { username: 'orkid5', upline: 'klempat', type: 0, rebate: 1_000 },
  { username: 'utara7', upline: 'pgsebelas', type: 1, rebate: 2_000 },
  { username: 'melati3', upline: 'pgsebelas', type: 0, rebate: 1_000 },
  { username: 'tepilaut', upline: 'jbdua', type: 1, rebate: 2_000 },
  { username: 'kenari6', upline: 'jbdua', type: 0, rebate: 0 },
  { username: 'rimba21', upline: 'bandarkecil', type: 0, rebate: 0 },
  { username: 'teratai', upline: 'bandarkecil', type: 0, rebate: 0 },
  { username: 'bayu808', upline: 'bandarkecil', type: 1, rebate: 1_000 },
  { username: 'senja4', upline: 'utara7', type: 0, rebate: 0 },
  { username: 'lembah9', upline: 'utara7', type: 0, rebate: 0 },
  { username: 'mutiara2', upline: 'tepilaut', type: 0, rebate: 0 },
  { username: 'pantai77', upline: 'tepilaut', type: 0, rebate: 0 },
  { username: 'embun15', upline: 'bayu808', type: 0, rebate: 0 },
  { username: 'kabus30', upline: 'bayu808', type: 0, rebate: 0 },
];
