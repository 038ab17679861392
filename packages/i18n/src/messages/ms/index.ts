import { feedback } from './feedback.ts';
import { join } from './join.ts';
import { download } from './download.ts';
import { help } from './help.ts';
import { notices } from './notices.ts';
import type { Messages } from '../../messages.ts';
import { bank } from './bank.ts';
import { cashier } from './cashier.ts';
import { chat } from './chat.ts';
import { coming } from './coming.ts';
import { errors } from './errors.ts';
import { fieldErrors } from './field-errors.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { identity } from './identity.ts';
import { inbox } from './inbox.ts';
import { legal } from './legal.ts';
import { lobby } from './lobby.ts';
import { mail } from './mail.ts';
import { patterns } from './patterns.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';
import { studio } from './studio.ts';

export const ms: Messages = {
  shell,
  home,
  games,
  site,
  identity,
  cashier,
  studio,
  notices,
  help,
  download,
  join,
  feedback,
  errors,
  fieldErrors,
  patterns,
  bank,
  chat,
  inbox,
  mail,
  coming,
  legal,
  lobby,
};
