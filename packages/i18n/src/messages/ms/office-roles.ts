import type { AreaMessages } from '../../messages.ts';

export const officeRoles: AreaMessages<'officeRoles'> = {
  support: 'Sokongan',
  finance: 'Kewangan',
  risk: 'Risiko',
  content: 'Kandungan',
  draw: 'Cabutan',
  agents: 'Ejen',
  auditor: 'Juruaudit',
  admin: 'Pentadbir',
};
