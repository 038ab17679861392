import type { AreaMessages } from '../../messages.ts';

export const officeHome: AreaMessages<'officeHome'> = {
  welcome: 'Selamat datang, {username}.',
};
