import { feedback } from './feedback.ts';
import { join } from './join.ts';
import { download } from './download.ts';
import { help } from './help.ts';
import { notices } from './notices.ts';
import type { Messages } from '../../messages.ts';
import { bank } from './bank.ts';
import { cashier } from './cashier.ts';
import { centre } from './centre.ts';
import { chat } from './chat.ts';
import { codes } from './codes.ts';
import { coming } from './coming.ts';
import { dialogs } from './dialogs.ts';
import { errors } from './errors.ts';
import { fieldErrors } from './field-errors.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { identity } from './identity.ts';
import { inbox } from './inbox.ts';
import { issuer } from './issuer.ts';
import { lobby } from './lobby.ts';
import { mail } from './mail.ts';
import { offline } from './offline.ts';
import { kit } from './kit.ts';
import { kitForms } from './kit-forms.ts';
import { kitLists } from './kit-lists.ts';
import { papers } from './papers.ts';
import { patterns } from './patterns.ts';
import { quickMenu } from './quick-menu.ts';
import { security } from './security.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';
import { phone } from './phone.ts';
import { social } from './social.ts';
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
  kit,
  kitForms,
  kitLists,
  papers,
  download,
  join,
  feedback,
  quickMenu,
  errors,
  fieldErrors,
  patterns,
  bank,
  centre,
  security,
  chat,
  codes,
  inbox,
  mail,
  offline,
  coming,
  dialogs,
  issuer,
  phone,
  social,
  lobby,
};
